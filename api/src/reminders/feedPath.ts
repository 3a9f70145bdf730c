export const feedPattern = "/api/deadlines/:file";

/** `/api/deadlines/<token>.ics` */
export function feedPathOf(token: string): string {
  return `/api/deadlines/${token}.ics`;
}

/** @returns null where the file's name is not of this form. */
export function tokenOfFile(file: string): string | null {
  return /^([\w-]{43})\.ics$/.exec(file)?.[1] ?? null;
}
