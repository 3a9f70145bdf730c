import type { UserMail } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { mailKindName } from "../../../content/admin/mails.ts";
import { userWords } from "../../../content/admin/users.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { When } from "../kit/When.tsx";
import { Section } from "./Section.tsx";

const words = userWords.mails;

/** That mails were sent to an account; what they said is not kept. */
export function UserMails({ mails, now }: { readonly mails: readonly UserMail[]; readonly now: Date }) {
  return (
    <Section title={words.title} lead={words.lead}>
      {mails.length === 0 ? (
        <p className={tw`text-quiet`}>{words.none}</p>
      ) : (
        <DataTable
          id="mails"
          caption={words.caption}
          rows={mails}
          keyOf={({ id }) => id}
          columns={[
            { head: words.heads.kind, cell: ({ kind }) => mailKindName(kind) },
            { head: words.heads.written, cell: ({ createdAt }) => <When at={createdAt} now={now} /> },
            { head: words.heads.outcome, cell: (mail) => <Outcome mail={mail} now={now} /> },
          ]}
        />
      )}
    </Section>
  );
}

function Outcome({ mail: { sentAt, givenUpAt }, now }: { readonly mail: UserMail; readonly now: Date }) {
  if (sentAt !== null)
    return (
      <span>
        {words.sent} <When at={sentAt} now={now} />
      </span>
    );
  return givenUpAt === null ? words.waiting : <span className={tw`text-stop`}>{words.givenUp}</span>;
}
