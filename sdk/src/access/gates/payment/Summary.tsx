/// <reference path="../../env.d.ts" />
import type { CatalogTool } from "../../../catalog/index.ts";
import { tw } from "../../../theme/index.ts";
import type { AccessSurroundings } from "../../AccessSurroundings.ts";
import { AboutTool } from "../AboutTool.tsx";
import { OfflineNotice } from "./OfflineNotice.tsx";
import { paymentGateWords } from "./words.ts";

interface Props {
  readonly tool: CatalogTool;
  readonly surroundings: AccessSurroundings;
}

/** What the tool is, above the offer. A page that shows the plain title has it above already. */
export function Summary({ tool, surroundings }: Props) {
  return (
    <div className={tw`flex flex-col gap-2`}>
      <h2 tabIndex={-1} className={tw`text-xl wide:text-2xl font-heading`}>
        {paymentGateWords.openTool(tool.title)}
      </h2>
      {import.meta.env.IEP_IS_ELEMENT ? (
        // Elements are at their size limits, to the byte, and say it after a press.
        <AboutTool tool={tool} surroundings={surroundings} />
      ) : (
        <>
          <AboutTool tool={tool} surroundings={surroundings} />
          <OfflineNotice />
        </>
      )}
    </div>
  );
}
