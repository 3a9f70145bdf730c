import { adminToday } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, buttonLook, Notice } from "@iep-insider/sdk/ui";
import { serverCalls } from "../../../app/server.ts";
import { adminSections } from "../../../content/admin/frame.ts";
import { todayWords, todayWords as words } from "../../../content/admin/today.ts";
import { SiteLink } from "../../../layout/SiteLink.tsx";
import { AdminPage } from "../frame/AdminPage.tsx";
import { QueryResult } from "../kit/QueryResult.tsx";
import { useServerQuery } from "../kit/useServerQuery.ts";
import { exactTime } from "../kit/When.tsx";
import { type TodayItem, todayItems } from "./todayItems.ts";

/** The operators' first screen. */
export function Component() {
  return (
    <AdminPage section="today" lead={todayWords.lead} waiting={todayWords.loading}>
      <TodayScreen />
    </AdminPage>
  );
}

const server = serverCalls(adminToday);

/** What needs attention first, each with a link; then, in one line each, what is fine. */
function TodayScreen() {
  const asked = useServerQuery(adminToday.readToday.path, {}, () => server.readToday());
  return (
    <QueryResult asked={asked} waiting={words.loading} start={adminSections.today.path}>
      {(today) => {
        const items = todayItems(today);
        return (
          <>
            <Waiting items={items.filter(({ todo }) => todo !== null)} />
            <Fine items={items.filter(({ todo }) => todo === null)} />
            <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-2`}>
              <Button disabled={asked.isAsking} onClick={asked.again}>
                {asked.isAsking ? words.looking : words.lookAgain}
              </Button>
              <p className={tw`text-sm text-quiet`}>{words.looked(exactTime(new Date(today.checkedAt)))}</p>
            </div>
          </>
        );
      }}
    </QueryResult>
  );
}

interface Props {
  readonly items: readonly TodayItem[];
}

function Waiting({ items }: Props) {
  if (items.length === 0) return <Notice tone="good" title={words.nothing} />;
  return (
    <section className={tw`flex flex-col gap-2`}>
      <h2 className={`dash-heading ${tw`font-heading text-lg`}`}>{words.waits}</h2>
      <ul className={tw`rounded border border-line bg-sheet`}>
        {items.map(({ name, fact, todo, to, link }) => (
          <li
            key={name}
            className={tw`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 border-b border-line last:border-b-0`}
          >
            <div className={tw`flex-1 min-w-[15rem]`}>
              <h3 className={tw`font-semibold`}>{fact}</h3>
              <p className={tw`text-quiet`}>{todo}</p>
            </div>
            <SiteLink to={to} className={buttonLook.plain}>
              {link}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fine({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <section className={tw`flex flex-col gap-1`}>
      <h2 className={`dash-heading ${tw`font-heading text-lg`}`}>{words.fine}</h2>
      <dl>
        {items.map(({ name, fact, to }) => (
          <div
            key={name}
            className={tw`grid sm:grid-cols-[10rem_1fr] items-center gap-x-4 py-1 border-b border-line min-h-[2.5rem]`}
          >
            <dt>
              <SiteLink to={to} className={tw`inline-flex items-center min-h-[2rem]`}>
                {name}
              </SiteLink>
            </dt>
            <dd className={tw`text-quiet`}>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
