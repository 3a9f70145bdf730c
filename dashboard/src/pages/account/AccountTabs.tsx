import type { Account } from "@iep-insider/sdk/contract";
import { tw } from "@iep-insider/sdk/theme";
import { type KeyboardEvent, useId, useRef } from "react";
import { useSearchParams } from "react-router";
import { account } from "../../content/account.ts";
import { Profile } from "./Profile.tsx";
import { Security } from "./Security.tsx";
import { Subscription } from "./Subscription.tsx";

const ids = ["profile", "subscription", "security"] as const;
type TabId = (typeof ids)[number];

/**
 * The three parts of an account. The address names the chosen one, so that a reload and a link keep it; what is typed
 * in one part stays while another is shown.
 */
export function AccountTabs({ user }: { readonly user: Account }) {
  const [chosen, choose] = useChosenTab();
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();
  const parts: Readonly<Record<TabId, React.ReactNode>> = {
    profile: <Profile user={user} />,
    subscription: <Subscription user={user} />,
    security: <Security user={user} isShown={chosen === "security"} />,
  };

  function onKeyDown(event: KeyboardEvent) {
    // From where the focus is: the address, which the chosen one is read from, may be a moment behind two quick keys.
    const at = ids.find((tab) => event.target instanceof HTMLElement && tab === event.target.dataset["tab"]);
    const next = at && tabAfter(at, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next);
    tabs.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div className={tw`flex flex-col gap-6`}>
      <div
        ref={tabs}
        role="tablist"
        aria-label={account.tabsLabel}
        className={tw`flex border-b border-line`}
        onKeyDown={onKeyDown}
      >
        {ids.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}-${tab}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
            className={`${tabLook} ${tab === chosen ? chosenLook : otherLook}`}
          >
            {account.tabs[tab]}
          </button>
        ))}
      </div>
      {ids.map((tab) => (
        <div
          key={tab}
          role="tabpanel"
          id={`${id}-${tab}-panel`}
          aria-labelledby={`${id}-${tab}`}
          hidden={tab !== chosen}
        >
          {parts[tab]}
        </div>
      ))}
    </div>
  );
}

function useChosenTab(): readonly [TabId, (tab: TabId) => void] {
  const [params, setParams] = useSearchParams();
  const chosen = ids.find((id) => id === params.get("tab")) ?? "profile";
  const choose = (tab: TabId) =>
    setParams(tab === "profile" ? {} : { tab }, { replace: true, preventScrollReset: true });
  return [chosen, choose];
}

/** By the keys of a row of tabs (WAI-ARIA Authoring Practices). */
function tabAfter(tab: TabId, key: string): TabId | undefined {
  const at = ids.indexOf(tab);
  switch (key) {
    case "ArrowRight":
      return ids[(at + 1) % ids.length];
    case "ArrowLeft":
      return ids.at(at - 1);
    case "Home":
      return ids[0];
    case "End":
      return ids.at(-1);
    default:
      return undefined;
  }
}

const tabLook = tw`inline-flex items-center justify-center min-h-[2.75rem] px-3 sm:px-5 -mb-px border-b-4`;
const chosenLook = tw`border-primary font-semibold`;
const otherLook = tw`border-transparent text-quiet hover:text-ink`;
