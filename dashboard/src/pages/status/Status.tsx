import type { ServiceStates } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { Button, Notice } from "@iep-insider/sdk/ui";
import { useQuery } from "@tanstack/react-query";
import { queryClient } from "../../app/account/queryClient.ts";
import { dayAndTime } from "../../app/dayAndTime.ts";
import { server } from "../../app/server.ts";
import { statusPage as words } from "../../content/status.ts";
import { PageSection } from "../../text/PageSection.tsx";
import { PageTitle } from "../../text/PageTitle.tsx";

/** Whether our services work right now, from the figures that operators see. */
export function Component() {
  const { data, isError, isFetching, refetch } = useQuery(
    { queryKey: ["/api/status"], queryFn: () => server.getServiceStates(), staleTime: 0 },
    queryClient,
  );
  // The same lines while it asks, so that nothing moves.
  const answer = isError ? undefined : (data ?? null);
  const states = isFetching ? null : answer;
  return (
    <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 flex flex-col gap-8 md:gap-10`}>
      <PageTitle title={words.title} lead={words.lead} />
      <div className={tw`flex flex-col items-start gap-4`}>
        <div role="status" className={tw`w-full max-w-text`}>
          <Answer states={states} />
        </div>
        {states === undefined ? null : <Services states={states} />}
        <Button onClick={() => void refetch()} aria-disabled={isFetching}>
          {words.again}
        </Button>
      </div>
      <PageSection title={words.local.title}>
        <p className={tw`max-w-text`}>{words.local.text}</p>
      </PageSection>
    </div>
  );
}

/** What is known: null while the server is asked, undefined if it did not answer. */
type Known = ServiceStates | null | undefined;

function Answer({ states }: { readonly states: Known }) {
  if (states === undefined)
    return (
      <Notice tone="stop" title={words.down.title}>
        <p>{words.down.text}</p>
      </Notice>
    );
  if (states === null)
    return (
      <Notice title={words.asking}>
        <p>{words.checked("…")}</p>
      </Notice>
    );
  const isWell = states.services.every(({ state }) => state === "working");
  return (
    <Notice tone={isWell ? "good" : "caution"} title={isWell ? words.allWell : words.someLimited}>
      <p>{words.checked(dayAndTime(states.checkedAt))}</p>
    </Notice>
  );
}

function Services({ states }: { readonly states: ServiceStates | null }) {
  return (
    <ul className={tw`w-full max-w-text flex flex-col border-t border-line`}>
      {Object.entries(words.services).map(([id, { name, covers, limited }]) => {
        const state = states?.services.find((service) => service.name === id)?.state;
        return (
          <li key={id} className={tw`border-b border-line py-4 flex flex-col gap-1`}>
            <p className={tw`flex justify-between gap-x-4`}>
              <span className={tw`font-semibold`}>{name}</span>
              <span
                className={
                  state === "working" ? tw`w-[8rem] font-medium text-good` : tw`w-[8rem] font-medium`
                }
              >
                {state ? words.states[state] : "…"}
              </span>
            </p>
            <p className={tw`text-sm text-quiet`}>{covers}</p>
            {state === "limited" ? <p>{limited}</p> : null}
          </li>
        );
      })}
    </ul>
  );
}
