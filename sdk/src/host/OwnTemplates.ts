import type { DeviceText } from "./device/DeviceText.ts";

/** Own templates of the letter tool, on our own origin only (ADR 11 and 13). */
export interface OwnTemplates {
  /** They require Pro. A former member can still download and delete their templates. */
  readonly isOn: boolean;
  /** In a format of the letter tool. */
  readonly storage: DeviceText;
}
