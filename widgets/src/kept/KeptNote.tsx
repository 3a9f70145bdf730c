import { tw } from "@iep-insider/sdk/theme";
import { Notice } from "@iep-insider/sdk/ui";
import type { ReactNode } from "react";
import type { KeptWhere } from "./createKeptText.ts";
import { keptWords } from "./words.ts";

interface Props {
  readonly where: KeptWhere;
  /** How long, if stored on the device: "Your check marks stay for 12 months after the last one." */
  readonly howLong: string;
  /** What happens if it is not stored, and how to keep it otherwise. */
  readonly notKept: string;
  /** The button to delete all, if there is anything. */
  readonly children?: ReactNode;
}

/** Where a tool's data is stored, for how long, and what that means on a shared device. */
export function KeptNote({ where, howLong, notKept, children }: Props) {
  if (where === "device" || where === "page")
    return (
      <div className={tw`flex flex-col items-start gap-1 max-w-text text-sm text-quiet`}>
        <p>
          <strong className={tw`font-semibold text-ink`}>
            {where === "device" ? keptWords.device : keptWords.notKept}.
          </strong>{" "}
          {where === "device" ? `${howLong} ${keptWords.shared}` : notKept}
        </p>
        {children}
      </div>
    );
  return (
    <Notice tone="caution" title={keptWords[where]}>
      <p>{notKept}</p>
      {children}
    </Notice>
  );
}
