/** Sends the queued mails. */
export interface Mailer {
  /** Starts sending now, unless it already is, and returns immediately. Never fails: failures are logged. */
  soon(): void;
  /** Sends the mails that are due. @returns how many were sent. @throws the signal's reason. */
  deliver(signal: AbortSignal): Promise<number>;
  /** Starts nothing new and waits for the mail being sent. */
  stop(): Promise<void>;
}
