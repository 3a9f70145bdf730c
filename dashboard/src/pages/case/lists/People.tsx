import { type AnyRecord, ofKind, type Person } from "@iep-insider/sdk/case";
import { tw } from "@iep-insider/sdk/theme";
import { Field } from "@iep-insider/sdk/ui";
import { useState } from "react";
import { caseStore } from "../../../app/host/caseStore.ts";
import { casePage, listWords } from "../../../content/case.ts";
import { EmailAddress } from "../../../text/EmailAddress.tsx";
import { PageSection } from "../../../text/PageSection.tsx";
import { AddForm } from "./AddForm.tsx";
import { Entry } from "./Entry.tsx";

const emptyPerson: Person = { name: "", role: "", email: "", phone: "" };
const words = listWords.people;

/** People at school, with how to reach them. */
export function People({ records }: { readonly records: readonly AnyRecord[] }) {
  const [person, setPerson] = useState(emptyPerson);
  const people = ofKind(records, "person");
  const field = (name: keyof Person, type: "text" | "email" | "tel" = "text") => (
    <Field
      type={type}
      label={words[name]}
      required={name === "name"}
      maxLength={120}
      autoComplete="off"
      value={person[name]}
      onChange={(value) => setPerson((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <PageSection title={words.title} closedWith={casePage.entries(people.length)}>
      {people.length === 0 ? <p className={tw`text-quiet`}>{words.empty}</p> : null}
      <ul className={tw`max-w-text`}>
        {people.map(({ id, value: { name, role, email, phone } }) => (
          <Entry key={id} ids={[id]} name={name} removeQuestion={words.removeQuestion}>
            {role ? <p className={tw`break-words`}>{role}</p> : null}
            {email ? (
              <a href={`mailto:${email}`} className={tw`inline-flex items-center min-h-[2.75rem]`}>
                <span>
                  <EmailAddress of={email} />
                </span>
              </a>
            ) : null}
            {phone ? (
              <a
                href={`tel:${phone.replace(/[^+\d]/g, "")}`}
                className={tw`inline-flex items-center min-h-[2.75rem]`}
              >
                {phone}
              </a>
            ) : null}
          </Entry>
        ))}
      </ul>
      <AddForm
        label={words.add}
        isReady={person.name.trim() !== ""}
        onSave={async () => {
          await caseStore.put("person", person);
          setPerson(emptyPerson);
        }}
      >
        {field("name")}
        {field("role")}
        {field("email", "email")}
        {field("phone", "tel")}
      </AddForm>
    </PageSection>
  );
}
