import type { Response } from "express";

/** Answers outside the API that are no page: one line of text. */
export function sendPlainText(response: Response, status: number, sentence: string): void {
  response.status(status).set("Cache-Control", "no-store").type("text/plain").send(`${sentence}\n`);
}

/** Files can be read and nothing else. @returns whether the request is answered with that. */
export function refuseToChange(method: string, response: Response): boolean {
  if (method === "GET" || method === "HEAD") return false;
  response.set("Allow", "GET, HEAD");
  sendPlainText(response, 405, "This address can only be read.");
  return true;
}
