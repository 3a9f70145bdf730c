import type { Request } from "express";

/** Aborted when whoever asked has gone before the answer was sent: nobody waits for it any more. */
export function goneSignal(request: Request): AbortSignal {
  const gone = new AbortController();
  const { res: response } = request;
  response?.once("close", () => {
    if (!response.writableFinished) gone.abort(new AskerGone());
  });
  return gone.signal;
}

/** Whoever asked has gone. Nobody reads an error any more; the log has it as a closed request. */
export class AskerGone extends Error {
  override readonly name = "AskerGone";

  constructor() {
    super("Whoever asked has gone.");
  }
}
