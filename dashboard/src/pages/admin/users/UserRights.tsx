import { toolById } from "@iep-insider/sdk/catalog";
import type { UserEntitlement } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { adminSections } from "../../../content/admin/frame.ts";
import { sourceWords, userWords } from "../../../content/admin/users.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { DataTable } from "../kit/DataTable.tsx";
import { When } from "../kit/When.tsx";
import { Day } from "./Day.tsx";
import { Section } from "./Section.tsx";

const words = userWords.entitlements;

interface Props {
  readonly entitlements: readonly UserEntitlement[];
  readonly now: Date;
}

/** An account's entitlements and their origin. */
export function UserRights({ entitlements, now }: Props) {
  return (
    <Section title={words.title}>
      {entitlements.length === 0 ? (
        <p className={tw`text-quiet`}>{words.none}</p>
      ) : (
        <DataTable
          id="rights"
          caption={words.caption}
          rows={entitlements}
          keyOf={({ id }) => id}
          columns={[
            { head: words.heads.what, cell: nameOf },
            { head: words.heads.from, cell: sourceOf },
            { head: words.heads.since, cell: ({ createdAt }) => <When at={createdAt} now={now} /> },
            { head: words.heads.until, cell: ({ endsAt }) => (endsAt ? <Day at={endsAt} /> : words.noEnd) },
            { head: words.heads.uses, cell: ({ usesLeft }) => usesLeft ?? words.anyNumber },
          ]}
        />
      )}
    </Section>
  );
}

function nameOf({ tool, kind }: UserEntitlement): string {
  if (tool !== null) return toolById(tool).title;
  return kind === null ? words.all : words.firstOf[kind];
}

function sourceOf({ source, paymentId }: UserEntitlement) {
  if (paymentId === null) return sourceWords[source];
  return (
    <SiteLink to={`${adminSections.payments.path}?id=${paymentId}`} className={tw`py-[0.5625rem]`}>
      {words.payment(paymentId)}
    </SiteLink>
  );
}
