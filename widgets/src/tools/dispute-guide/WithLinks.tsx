import { tw } from "@iep-insider/sdk/theme";
import { Fragment } from "react";
import { partsWithAddresses } from "./logic.ts";
import { disputeResultWords } from "./resultContent.ts";

/** A line of the plan, with its web addresses as links. */
export function WithLinks({ text }: { readonly text: string }) {
  return partsWithAddresses(text).map((part) =>
    part.isAddress ? (
      <a
        key={part.text}
        href={part.text}
        target="_blank"
        rel="noopener noreferrer"
        className={tw`break-words`}
      >
        {part.text}
        <span className="iep-unseen"> {disputeResultWords.newTab}</span>
      </a>
    ) : (
      <Fragment key={part.text}>{part.text}</Fragment>
    ),
  );
}
