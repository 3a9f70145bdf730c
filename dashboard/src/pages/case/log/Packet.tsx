import type { ChainProblem } from "@iep-insider/sdk/case/log";
import { useToolHost } from "@iep-insider/sdk/host";
import { dateOf } from "@iep-insider/sdk/law";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Choice } from "@iep-insider/sdk/ui";
import { DocumentActions, reportFormat } from "@iep-insider/widgets/documents";
import { useState } from "react";
import { type PacketPurpose, packetWords as words } from "../../../content/evidencePacket.ts";
import { PageSection } from "../../../text/PageSection.tsx";
import { complaintLetter } from "./letters.ts";
import { packet } from "./packet.ts";
import type { Log } from "./useLog.ts";

const purposes = Object.entries(words.purposes).map(([id, label]) => ({ id: id as PacketPurpose, label }));

/** The log as one document, for what the parent needs it for. */
export function Packet({ log, problem }: { readonly log: Log; readonly problem: ChainProblem | null }) {
  const { handOff } = useToolHost();
  const [purpose, setPurpose] = useState<PacketPurpose>("meeting");
  const today = dateOf(new Date());
  if (log.items.length === 0) return null;
  return (
    <PageSection title={words.title} lead={words.lead}>
      <div className={tw`max-w-narrow`}>
        <Choice
          kind="one"
          legend={words.purpose}
          options={purposes}
          chosen={[purpose]}
          onChange={([chosen]) => chosen && setPurpose(chosen)}
        />
      </div>
      <DocumentActions
        document={packet(log, purpose, problem, today)}
        format={reportFormat}
        labels={{ copy: words.copy, download: words.download }}
        isPrintFirst
      />
      {purpose === "state-complaint" ? (
        <div>
          <Button
            onClick={() =>
              handOff("letter-generator", { from: "case", answers: complaintLetter(log.items, today) })
            }
          >
            {words.complaintLetter}
          </Button>
        </div>
      ) : null}
    </PageSection>
  );
}
