import { tw } from "@iep-insider/sdk/theme";
import { newsletter } from "../../content/newsletter.ts";
import { NewsletterForm } from "../newsletter/NewsletterForm.tsx";
import { ResourceSection } from "./ResourceSection.tsx";

/** The newsletter. */
export function StayUpdated() {
  const { id, title, text } = newsletter.section;
  return (
    <ResourceSection id={id} title={title} text={text}>
      <div className={tw`flex flex-col gap-4 max-w-text`}>
        <NewsletterForm />
      </div>
    </ResourceSection>
  );
}
