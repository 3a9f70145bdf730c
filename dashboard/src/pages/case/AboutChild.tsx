import { type AnyRecord, type Child, ofKind } from "@iep-insider/sdk/case";
import { stateNames } from "@iep-insider/sdk/law";
import { Button } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { gradeWords, childForm as words } from "../../content/case.ts";
import { Facts } from "../../text/Facts.tsx";
import { PageSection } from "../../text/PageSection.tsx";
import { ChildForm } from "./ChildForm.tsx";

/** The answers about the child, and the form to change them. */
export function AboutChild({ records }: { readonly records: readonly AnyRecord[] }) {
  const [isOpen, setOpen] = useState(false);
  const child = ofKind(records, "child")[0]?.value ?? null;
  if (isOpen) return <ChildForm before={child} onClose={() => setOpen(false)} />;
  const facts = child ? factsOf(child) : [];
  return (
    <PageSection title={words.titleAgain}>
      {facts.length > 0 ? <Facts of={facts} /> : <p>{words.empty}</p>}
      <div>
        <Button onClick={() => setOpen(true)}>{words.edit}</Button>
      </div>
    </PageSection>
  );
}

function factsOf({ nickname, grade, state, district, plan }: Child) {
  return [
    { term: words.nickname, text: nickname },
    { term: words.grade, text: gradeWords(grade) },
    { term: words.state, text: state ? stateNames[state] : "" },
    { term: words.district, text: district },
    { term: words.plan, text: plan ? words.plans[plan] : "" },
  ].filter(({ text }) => text !== "");
}
