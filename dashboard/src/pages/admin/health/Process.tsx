import type { ServerHealth } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { healthWords } from "../../../content/admin/health.ts";
import { When } from "../kit/When.tsx";
import { Part } from "./Part.tsx";

interface Props {
  readonly process: ServerHealth["process"];
  readonly now: Date;
}

/** Which process answered. */
export function Process({ process: { version, startedAt }, now }: Props) {
  return (
    <Part title={healthWords.process} text={healthWords.processText}>
      <dl className={tw`flex flex-wrap gap-x-8 gap-y-2`}>
        <div className={tw`flex gap-2`}>
          <dt className={tw`text-quiet`}>{healthWords.version}</dt>
          <dd>{version}</dd>
        </div>
        <div className={tw`flex gap-2`}>
          <dt className={tw`text-quiet`}>{healthWords.started}</dt>
          <dd>
            <When at={startedAt} now={now} />
          </dd>
        </div>
      </dl>
    </Part>
  );
}
