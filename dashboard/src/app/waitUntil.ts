import { waitWords } from "../content/waiting.ts";

/**
 * @param seconds from the server.
 * @param now what they are counted from.
 * @returns "12 minutes" and "4:05 PM".
 */
export function waitUntil(seconds: number, now: Date): { readonly wait: string; readonly time: string } {
  const until = now.getTime() + seconds * 1000;
  // Rounded up to a full minute, so that the time shown is never too early.
  const time = new Date(Math.ceil(until / 60_000) * 60_000);
  const wait = seconds < 60 ? waitWords.seconds : waitWords.minutes(Math.ceil(seconds / 60));
  return { wait, time: clock.format(time) };
}

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
