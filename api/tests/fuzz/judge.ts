import { errorBodySchema } from "@iep-insider/sdk/contract/schemas";
import type { Sent } from "./requests.ts";

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** A 503 in our own error body says that a service behind us is not there: it is meant. */
export function isMeant503({ status, text }: Answer): boolean {
  return status === 503 && /"code":"(?:not_ready|provider_unavailable)"/.test(text);
}

/** The answer that oEmbed specifies for a format other than JSON and XML. */
function isMeant501({ status, text }: Answer): boolean {
  return status === 501 && text.includes('"code":"unsupported_format"');
}

const leaks: readonly (readonly [string, RegExp])[] = [
  ["a stack", /\n\s+at .{1,200}:\d+:\d+|\bat (?:async )?[\w.<>]+ \((?:file:|node:|\/)/],
  ["a path", /node_modules|\bfile:\/\/|\.ts:\d+|\/dev\/shm\//],
  [
    "SQL",
    /\bSQLITE_|\bSequelize|\bER_[A-Z_]{4,}|no such (?:table|column)|\bSELECT\s.{1,200}\sFROM\s|\bINSERT INTO\b/,
  ],
];

/** What is wrong with an answer, in words; nothing if it is correct. */
export function faultsOf({ path }: Sent, answer: Answer): string[] {
  const { status, type, text } = answer;
  const isOfApi = /^\/api(?:[/?]|$)/.test(path);
  const faults: string[] = [];
  if (status >= 500 && !isMeant503(answer) && !isMeant501(answer)) faults.push(`status ${status}`);
  // Scripts and documentation that we serve may speak of files; answers and failures may not.
  if (isOfApi || status >= 400) {
    const said = [...leaks, ["our folder", process.cwd()] as const];
    faults.push(...said.flatMap(([what, sign]) => (text.search(sign) >= 0 ? [`tells ${what}`] : [])));
  }
  if (isOfApi && status >= 400 && text !== "" && !isErrorBody(type, text)) faults.push("not our error body");
  return faults;
}

function isErrorBody(type: string, text: string): boolean {
  try {
    return type.startsWith("application/json") && errorBodySchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
