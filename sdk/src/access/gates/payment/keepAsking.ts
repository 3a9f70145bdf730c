/** What an answer means for the next question. */
export type AskedAgain =
  /** It is settled, one way or the other. */
  | "settled"
  /** Not yet; with the seconds that the server wants to be left alone, if it said so. */
  | { readonly retryAfter: number | null };

/** Milliseconds between an answer and the next question (product: 3 seconds), and while the page is hidden. */
export const everyMs = 3000;
export const hiddenEveryMs = 15_000;

/** The time after which polling ends. */
export const atMostMs = 30 * 60_000;

/**
 * Polls until it is settled: every 3 seconds, less often while the page is hidden, and at once when the visitor returns
 * to it. No message between windows is needed, so no blocked pop-up, closed tab or reload can break it (ADR 40).
 * @param ask never rejects.
 * @param onTooLong called when it was not settled within 30 minutes; polling has ended then.
 * @returns a function that stops it.
 */
export function keepAsking(ask: () => Promise<AskedAgain>, onTooLong: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let hasStopped = false;
  let notBefore = 0;
  const began = Date.now();

  const stop = () => {
    hasStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", comeBack);
    window.removeEventListener("focus", comeBack);
    window.removeEventListener("pageshow", comeBack);
  };
  const next = () => {
    clearTimeout(timer);
    const wait = Math.max(document.hidden ? hiddenEveryMs : everyMs, notBefore - Date.now());
    timer = setTimeout(once, wait);
  };
  const once = async () => {
    if (isAsking || hasStopped) return;
    clearTimeout(timer);
    if (Date.now() - began >= atMostMs) {
      stop();
      onTooLong();
      return;
    }
    isAsking = true;
    const answer = await ask();
    isAsking = false;
    if (hasStopped) return;
    if (answer === "settled") return stop();
    notBefore = Date.now() + (answer.retryAfter ?? 0) * 1000;
    next();
  };
  function comeBack() {
    if (!document.hidden && Date.now() >= notBefore) void once();
  }

  document.addEventListener("visibilitychange", comeBack);
  window.addEventListener("focus", comeBack);
  window.addEventListener("pageshow", comeBack);
  next();
  return stop;
}
