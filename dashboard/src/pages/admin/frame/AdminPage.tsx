import { tw } from "@iep-insider/sdk/theme";
import type { ReactNode } from "react";
import { type AdminSectionName, adminHead, adminSections } from "../../../content/admin/frame.ts";
import { SignedInOnly } from "../../../forms/SignedInOnly.tsx";
import { useHead } from "../../../layout/useHead.ts";
import { OperatorsOnly } from "./OperatorsOnly.tsx";

interface Props {
  readonly section: AdminSectionName;
  /** What the screen is for, in a sentence or two. */
  readonly lead: string;
  /** Shown until the user is known. */
  readonly waiting: string;
  readonly children: ReactNode;
}

/**
 * The frame of each operator screen below the bar. The server decides who is an operator (ADR 2); for other users,
 * `children` is not rendered, and so no request is made.
 */
export function AdminPage({ section, lead, waiting, children }: Props) {
  useHead(heads[section]);
  return (
    <SignedInOnly
      waiting={waiting}
      frame={(content, user) => (
        <div
          className={`dash-admin ${tw`mx-auto w-full max-w-[86rem] px-4 sm:px-6 py-6 flex flex-col gap-6`}`}
        >
          {user ? null : <Title section={section} lead={lead} />}
          {content}
        </div>
      )}
    >
      {(user) =>
        user.role === "admin" ? (
          <>
            <Title section={section} lead={lead} />
            {children}
          </>
        ) : (
          <OperatorsOnly />
        )
      }
    </SignedInOnly>
  );
}

function Title({ section, lead }: Pick<Props, "section" | "lead">) {
  return (
    <div className={tw`flex flex-col gap-1`}>
      <h1 className={`dash-heading ${tw`font-heading text-xl`}`}>{adminSections[section].name}</h1>
      <p className={tw`max-w-text text-quiet`}>{lead}</p>
    </div>
  );
}

const heads = Object.fromEntries(
  Object.entries(adminSections).map(([name, section]) => [name, adminHead(section)]),
) as Readonly<Record<AdminSectionName, ReturnType<typeof adminHead>>>;
