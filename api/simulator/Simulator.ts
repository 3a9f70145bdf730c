import type { SimulatorControl } from "./control/SimulatorControl.ts";
import type { SimulatorState } from "./state/records.ts";

/** What a simulator is started with. */
export interface SimulatorOptions {
  /** The API key that callers have to show, `sk_test_…`. The control endpoints ask for the same one. */
  readonly secretKey: string;
  /** What webhooks are signed with, `whsec_…`. */
  readonly webhookSecret: string;
  /** Where webhooks go. Without it events are kept and nothing is sent, until `control.setWebhookUrl`. */
  readonly webhookUrl?: string | undefined;
  /** The origins whose pages may frame the card form. */
  readonly allowedOrigins: readonly string[];
  /** The machine's, unless told otherwise. */
  readonly clock?: () => Date;
  /** A file that keeps everything over a restart. Without it all is gone at the end. */
  readonly stateFile?: string | undefined;
  /** How long to wait before each further try to deliver an event, in milliseconds: 1, 2, 4, 8, 16 s by default. */
  readonly retryDelays?: readonly number[];
}

/** A local stand-in of the payment provider. No money moves. */
export interface Simulator {
  /** @returns the port, a free one when 0 was asked for. Due renewals, ends and deliveries begin now. */
  listen(port: number, host: string): Promise<number>;
  /** Stops listening, cuts open connections and gives up running deliveries. They go on after a restart. */
  close(): Promise<void>;
  /** What it holds, to look at. Change it through the API, the pages or `control` only. */
  readonly state: Readonly<SimulatorState>;
  readonly control: SimulatorControl;
}
