import type { UserSession } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { userWords } from "../../../content/admin/users.ts";
import { DataTable } from "../kit/DataTable.tsx";
import { When } from "../kit/When.tsx";
import { Day } from "./Day.tsx";
import { Section } from "./Section.tsx";

const words = userWords.sessions;

/** An account's signed-in browsers. */
export function UserSessions(props: { readonly sessions: readonly UserSession[]; readonly now: Date }) {
  // Sessions have no id that may be shown, so the index is the key.
  const rows = props.sessions.map((session, index) => ({ ...session, index }));
  return (
    <Section title={words.title}>
      {rows.length === 0 ? (
        <p className={tw`text-quiet`}>{words.none}</p>
      ) : (
        <DataTable
          id="sessions"
          caption={words.caption}
          rows={rows}
          keyOf={({ index }) => index}
          columns={[
            { head: words.heads.device, cell: ({ device }) => device ?? words.unknown },
            { head: words.heads.since, cell: ({ createdAt }) => <When at={createdAt} now={props.now} /> },
            { head: words.heads.lastUsed, cell: ({ lastUsedAt }) => <Day at={lastUsedAt} /> },
          ]}
        />
      )}
    </Section>
  );
}
