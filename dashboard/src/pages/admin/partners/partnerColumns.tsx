import type { PartnerSite } from "@iep-insider/sdk/contract";
import { plainChoice, scriptSnippet } from "@iep-insider/sdk/embed";
import { tw } from "@iep-insider/sdk/theme";
import { partnerWords } from "../../../content/admin/partners.ts";
import { CopyButton } from "../../../forms/CopyButton.tsx";
import type { Columns } from "../kit/DataTable.tsx";
import { PartnerActions } from "./PartnerActions.tsx";
import { PartnerFacts } from "./PartnerFacts.tsx";
import { PartnerTerms } from "./PartnerTerms.tsx";

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
  // With one tool as an example.
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
