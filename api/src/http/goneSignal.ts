import type { Request } from "express";

/** Aborted when the client disconnects before the response is sent: nothing waits for it any longer. */
export function goneSignal(request: Request): AbortSignal {
  const gone = new AbortController();
  const { res: response } = request;
  response?.once("close", () => {
    if (!response.writableFinished) gone.abort(new AskerGone());
  });
  return gone.signal;
}

/** The client has disconnected. No response can be read; the log has it as a closed request. */
export class AskerGone extends Error {
  override readonly name = "AskerGone";

  constructor() {
    super("The client has disconnected.");
  }
}
