import type { Account } from "@iep-insider/sdk/contract";
import { useSearchParams } from "react-router";
import { account } from "../../content/account.ts";
import { Tabs } from "../../layout/Tabs.tsx";
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
  const [params, setParams] = useSearchParams();
  const chosen = ids.find((id) => id === params.get("tab")) ?? "profile";
  const choose = (tab: TabId) =>
    setParams(tab === "profile" ? {} : { tab }, { replace: true, preventScrollReset: true });
  const parts: Readonly<Record<TabId, React.ReactNode>> = {
    profile: <Profile user={user} />,
    subscription: <Subscription user={user} />,
    security: <Security user={user} isShown={chosen === "security"} />,
  };
  return (
    <Tabs
      label={account.tabsLabel}
      ids={ids}
      nameOf={(id) => account.tabs[id]}
      chosen={chosen}
      onChoose={choose}
    >
      {(id) => parts[id]}
    </Tabs>
  );
}
