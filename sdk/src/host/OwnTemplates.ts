import type { DeviceText } from "./device/DeviceText.ts";

/** Own templates of the letter tool, on our own origin only (ADR 11 and 13). */
export interface OwnTemplates {
  /** They come with Pro. Who is no longer a member can still take along and delete what was kept. */
  readonly isOn: boolean;
  /** What is in the text is the letter tool's affair. */
  readonly storage: DeviceText;
}
