import type { PartnerSite } from "@iep-insider/sdk/contract";
import { plainChoice, scriptSnippet } from "@iep-insider/sdk/embed";
import { tw } from "@iep-insider/sdk/theme";
import { Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { partnerSwitch, partnerWords, partnerDecision as words } from "../../../content/admin/partners.ts";
import { ConfirmAction, NotYet } from "../../../forms/ConfirmAction.tsx";
import { CopyButton } from "../../../forms/CopyButton.tsx";
import { AccountLink } from "../audit/AccountLink.tsx";
import type { Columns } from "../kit/DataTable.tsx";
import { When } from "../kit/When.tsx";
import { PartnerDialog } from "./PartnerDialog.tsx";
import { PartnerTerms } from "./PartnerTerms.tsx";
import { partnerCalls, refetchPartners } from "./partnerCalls.ts";

const { heads } = partnerWords;

export const partnerColumns = (now: Date): Columns<PartnerSite> => [
  { head: heads.name, cell: (partner) => <PartnerFacts partner={partner} now={now} /> },
  { head: heads.origins, cell: (partner) => <Origins partner={partner} /> },
  { head: heads.key, cell: (partner) => <Key partner={partner} now={now} /> },
  { head: heads.loads, isFigure: true, cell: ({ loads }) => loads.toLocaleString("en-US") },
  { head: heads.state, cell: (partner) => <PartnerActions partner={partner} /> },
];

function Origins({ partner: { origins, allowsLocalhost } }: { readonly partner: PartnerSite }) {
  return (
    <ul className={tw`list-none p-0 flex flex-col gap-1 md:min-w-[9rem]`}>
      {origins.map((origin) => (
        <li key={origin} className="dash-breakable">
          {origin}
        </li>
      ))}
      {allowsLocalhost ? <li className={tw`text-sm text-quiet`}>{partnerWords.localhost}</li> : null}
    </ul>
  );
}

function Key({ partner, now }: { readonly partner: PartnerSite; readonly now: Date }) {
  const { siteKey } = partner;
  if (partner.status !== "approved") return partnerWords.noKey;
  // One tool as an example.
  const choice = { ...plainChoice("aide-screener"), siteKey };
  const snippet = scriptSnippet(choice, { server: window.location.origin });
  return (
    <div className={tw`flex flex-col items-start gap-2 md:min-w-[9rem]`}>
      <code className={`dash-breakable ${tw`text-sm`}`}>{siteKey}</code>
      <CopyButton label={partnerWords.copyKey} text={siteKey} />
      <details className={tw`w-full`}>
        <summary className={`dash-question ${tw`cursor-pointer`}`}>{partnerWords.showSnippet}</summary>
        <div className={tw`flex flex-col items-start gap-2`}>
          <p className={tw`text-sm text-quiet`}>{partnerWords.snippetText}</p>
          <pre className={`dash-breakable ${tw`whitespace-pre-wrap text-sm`}`}>{snippet}</pre>
          <CopyButton label={partnerWords.copySnippet} text={snippet} />
        </div>
      </details>
      <PartnerTerms partner={partner} now={now} />
    </div>
  );
}

/** A partner's status, and the actions on it. */
function PartnerActions({ partner }: { readonly partner: PartnerSite }) {
  const { id, name, active, status } = partner;
  const { title, ...words } = partnerSwitch[active ? "off" : "on"];
  return (
    <div className={tw`flex flex-wrap md:flex-col items-start gap-2 md:min-w-[8rem]`}>
      <div className={tw`w-full`}>
        <State partner={partner} />
      </div>
      {status === "approved" ? null : <Decision partner={partner} approve />}
      {status === "applied" ? <Decision partner={partner} approve={false} /> : null}
      <PartnerDialog partner={partner} />
      {status === "approved" ? (
        <ConfirmAction
          words={{ ...words, title: title(name) }}
          onDo={async () => {
            await partnerCalls.switchPartner({ id, active: !active });
            await refetchPartners();
          }}
        />
      ) : null}
    </div>
  );
}

function State({ partner: { active, status } }: { readonly partner: PartnerSite }) {
  if (status !== "approved")
    return (
      <span className={`${status === "applied" ? tw`text-caution` : tw`text-stop`} ${tw`font-medium`}`}>
        {partnerWords.statuses[status]}
      </span>
    );
  return (
    <span className={`${active ? tw`text-good` : tw`text-stop`} ${tw`font-medium`}`}>
      {active ? partnerWords.on : partnerWords.off}
    </span>
  );
}

interface Props {
  readonly partner: PartnerSite;
  readonly approve: boolean;
}

/** Approves or declines an application, with a note for the mail. A declined applicant is told why. */
function Decision({ partner: { id, name }, approve }: Props) {
  const [note, setNote] = useState("");
  return (
    <ConfirmAction
      words={{
        ...(approve ? words.approve : words.decline)(name),
        text: (
          <div className={tw`flex flex-col gap-4`}>
            <p>{approve ? words.approveText : words.declineText}</p>
            <Field
              label={words.note}
              hint={words.noteHint}
              required={!approve}
              rows={4}
              maxLength={1000}
              autoComplete="off"
              value={note}
              onChange={setNote}
            />
          </div>
        ),
      }}
      onDo={async () => {
        if (!approve && note.trim() === "") throw new NotYet(words.noteMissing);
        await partnerCalls.decidePartner({ id, approve, note: note.trim() });
        await refetchPartners();
      }}
    />
  );
}

/** What the partner told us, and the account that manages it. */
function PartnerFacts({ partner, now }: { readonly partner: PartnerSite; readonly now: Date }) {
  const { name, createdAt, website, about, manager, status } = partner;
  return (
    <div className={`dash-breakable ${tw`flex flex-col items-start gap-1`}`}>
      {name}
      <span className={tw`text-sm font-normal text-quiet`}>
        {status === "applied" ? partnerWords.asked : partnerWords.since} <When at={createdAt} now={now} />
      </span>
      {website ? (
        <a
          href={website}
          rel="noreferrer"
          className={tw`inline-flex items-center min-h-[2.75rem] text-sm font-normal text-primary`}
        >
          {website}
        </a>
      ) : null}
      {about ? (
        <details open={status === "applied"} className={tw`w-full text-sm font-normal`}>
          <summary className={`dash-question ${tw`cursor-pointer`}`}>{partnerWords.about}</summary>
          <p className={tw`max-w-text`}>{about}</p>
        </details>
      ) : null}
      <span className={tw`text-sm font-normal`}>
        {manager ? (
          <>
            {partnerWords.managedBy} <AccountLink {...manager} />
          </>
        ) : (
          <span className={tw`text-quiet`}>{partnerWords.nobody}</span>
        )}
      </span>
    </div>
  );
}
