import type { PartnerSite } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { partnerForm, partnerSwitch, partnerWords } from "../../../content/admin/partners.ts";
import { CopyButton } from "../../../forms/CopyButton.tsx";
import { Deed } from "../../../forms/Deed.tsx";
import { DataTable } from "../kit/DataTable.tsx";
import { When } from "../kit/When.tsx";
import { PartnerDialog } from "./PartnerDialog.tsx";
import { askPartnersAnew, partnerCalls } from "./partnersQuery.ts";
import { snippetOf } from "./snippetOf.ts";

interface Props {
  readonly id: string;
  readonly rows: readonly PartnerSite[];
  readonly now: Date;
}

export function PartnerTable({ id, rows, now }: Props) {
  const { heads } = partnerWords;
  return (
    <DataTable
      id={id}
      caption={partnerWords.caption}
      rows={rows}
      keyOf={(partner) => partner.id}
      columns={[
        { head: heads.name, cell: (partner) => <Name partner={partner} now={now} /> },
        { head: heads.origins, cell: ({ origins }) => <Origins origins={origins} /> },
        { head: heads.key, cell: (partner) => <Key partner={partner} /> },
        { head: heads.loads, isFigure: true, cell: ({ loads }) => loads.toLocaleString("en-US") },
        { head: heads.state, cell: (partner) => <State partner={partner} /> },
      ]}
    />
  );
}

function Name({ partner: { name, createdAt }, now }: { readonly partner: PartnerSite; readonly now: Date }) {
  return (
    <div className={tw`break-words`}>
      {name}
      <span className={tw`block text-sm font-normal text-quiet`}>
        {partnerWords.since} <When at={createdAt} now={now} />
      </span>
    </div>
  );
}

function Origins({ origins }: { readonly origins: readonly string[] }) {
  return (
    <ul className={tw`list-none p-0`}>
      {origins.map((origin) => (
        <li key={origin}>{origin}</li>
      ))}
    </ul>
  );
}

function Key({ partner: { siteKey } }: { readonly partner: PartnerSite }) {
  const snippet = snippetOf(window.location.origin, siteKey);
  return (
    <div className={tw`flex flex-col items-start gap-2 md:min-w-[9rem]`}>
      <code className={tw`text-sm`}>{siteKey}</code>
      <CopyButton label={partnerWords.copyKey} text={siteKey} />
      <details className={tw`w-full`}>
        <summary className={tw`flex items-center min-h-[2.75rem] cursor-pointer`}>
          {partnerWords.showSnippet}
        </summary>
        <div className={tw`flex flex-col items-start gap-2`}>
          <p className={tw`text-sm text-quiet`}>{partnerWords.snippetText}</p>
          <pre className={tw`whitespace-pre-wrap text-sm`}>{snippet}</pre>
          <CopyButton label={partnerWords.copySnippet} text={snippet} />
        </div>
      </details>
    </div>
  );
}

function State({ partner }: { readonly partner: PartnerSite }) {
  const { id, name, origins, active } = partner;
  const { title, ...words } = partnerSwitch[active ? "off" : "on"];
  return (
    <div className={tw`flex flex-col items-start gap-2 min-w-[8rem]`}>
      <span className={`${active ? tw`text-good` : tw`text-stop`} ${tw`font-medium`}`}>
        {active ? partnerWords.on : partnerWords.off}
      </span>
      <PartnerDialog
        button={partnerForm.change}
        title={partnerForm.changeTitle(name)}
        done={partnerForm.changed}
        given={{ name, origins }}
        onSave={(details) => partnerCalls.changePartner({ id, ...details })}
      />
      <Deed
        words={{ ...words, title: title(name) }}
        onDo={async () => {
          await partnerCalls.switchPartner({ id, active: !active });
          await askPartnersAnew();
        }}
      />
    </div>
  );
}
