import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { type AdminSectionName, adminHead, adminSections } from "../../../content/admin/frame.ts";
import { SignedInOnly } from "../../../forms/SignedInOnly.tsx";
import { useHead } from "../../../layout/useHead.ts";
import { PageTitle } from "../../../text/PageTitle.tsx";
import { AdminMenu } from "./AdminMenu.tsx";
import { OperatorsOnly } from "./OperatorsOnly.tsx";

interface Props {
  readonly section: AdminSectionName;
  /** What the screen is for, in a sentence or two. */
  readonly lead: string;
  /** Said while it is found out who is signed in. */
  readonly waiting: string;
  readonly children: ReactNode;
}

/**
 * The frame of each operator's screen: its title, and the way to the others. The server decides who is an operator
 * (DECISIONS 6); for whoever is none, nothing of `children` is rendered, and so nothing is asked for.
 */
export function AdminPage({ section, lead, waiting, children }: Props) {
  useHead(heads[section]);
  const title = <PageTitle title={adminSections[section].name} lead={lead} />;
  return (
    <SignedInOnly
      waiting={waiting}
      frame={(content, user) => (
        <div className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16`}>
          {user ? (
            content
          ) : (
            <div className={tw`flex flex-col gap-8`}>
              {title}
              {content}
            </div>
          )}
        </div>
      )}
    >
      {(user) =>
        user.role === "admin" ? (
          <div className={tw`flex flex-col lg:flex-row gap-8 lg:gap-10`}>
            <AdminMenu here={section} />
            <div className={tw`flex-1 min-w-0 flex flex-col gap-8`}>
              {title}
              {children}
            </div>
          </div>
        ) : (
          <div className={tw`flex flex-col gap-8`}>
            <OperatorsOnly />
          </div>
        )
      }
    </SignedInOnly>
  );
}

const heads = Object.fromEntries(
  Object.entries(adminSections).map(([name, section]) => [name, adminHead(section)]),
) as Readonly<Record<AdminSectionName, ReturnType<typeof adminHead>>>;
