import { toolById } from "@iep-insider/sdk/catalog";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Icon } from "@iep-insider/sdk/ui";
import { ArrowLeft } from "lucide";
import { useEffect, useRef, useState } from "react";
import type { TitledTool } from "../ToolDefinition.ts";
import type { HandingOver, InFrontProps } from "../ToolPlaceProps.ts";
import { OnlyALink } from "./OnlyALink.tsx";
import { useArrival } from "./useArrival.ts";
import { otherToolWords } from "./words.ts";

interface Props extends InFrontProps {
  readonly handingOver: HandingOver;
  /** Null where the tool cannot be shown in place. */
  readonly tool: TitledTool | null;
}

/** Another tool in the place of the one that handed over to it, with the way back. */
export function ToolInFront({ handingOver: { to, start, from }, tool, surroundings, onBack, Place }: Props) {
  const { server, work } = surroundings;
  const area = useRef<HTMLDivElement>(null);
  useArrival(area);
  // A draft that was kept began with what was handed over, and is newer.
  const [first] = useState(() => (work.read(to) ? null : start));
  useEffect(() => {
    work.write(`${from}>`, { to, start, from });
    return () => work.clear(`${from}>`);
  }, [to, start, from, work]);
  const wayBack = (
    <div className={tw`mb-4`}>
      <Button kind="quiet" onClick={onBack}>
        <Icon node={ArrowLeft} size="1.25em" />
        {otherToolWords.backTo(toolById(from).title)}
      </Button>
    </div>
  );
  return (
    <div ref={area}>
      {tool ? (
        <Place tool={tool} surroundings={surroundings} start={first} wayBack={wayBack} />
      ) : (
        <>
          {wayBack}
          <OnlyALink tool={toolById(to)} server={server} />
        </>
      )}
    </div>
  );
}
