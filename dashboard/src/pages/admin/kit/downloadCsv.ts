import { noticeFactorNeeded } from "../../../app/factorNeeded.ts";
import { session } from "../../../app/session.ts";

/**
 * Fetches a file as the operator who is signed in, and hands it to the browser to save. A plain link could not: the
 * session's token is sent by script alone.
 * @throws when the server refuses or breaks off, so that half a file is never saved.
 */
export async function downloadCsv(path: string, query: Readonly<Record<string, string>>): Promise<void> {
  const token = session.read();
  const response = await fetch(`${path}?${new URLSearchParams(query)}`, {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  });
  if (!response.ok) {
    const refused = (await response.json().catch(() => null)) as { readonly code?: string } | null;
    noticeFactorNeeded(refused?.code);
    throw new Error(`The file was refused: ${response.status}.`);
  }
  const file = await response.blob();
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = nameOf(response);
  link.click();
  // The browser has begun to save it by then; revoked at once, some would save nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function nameOf(response: Response): string {
  const named = /filename="([\w.-]+)"/.exec(response.headers.get("Content-Disposition") ?? "");
  return named?.[1] ?? "list.csv";
}
