import { tw } from "@iep-insider/sdk/theme";
import { contactAside } from "../../content/contact.ts";
import { FreeHelpLinks } from "../../text/FreeHelpLinks.tsx";
import { Rich } from "../../text/Rich.tsx";

/** What to write about, when an answer comes, and who helps with what we cannot. */
export function ContactAside() {
  const { title, topics, reply, caseTitle, caseText, privacy } = contactAside;
  return (
    <aside className={tw`flex flex-col gap-8`}>
      <div className={tw`flex flex-col gap-3 border-t-2 border-primary pt-4`}>
        <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{title}</h2>
        <ul className={tw`flex flex-col gap-3`}>
          {topics.map((topic) => (
            <li key={topic.title}>
              <p className={tw`font-semibold`}>{topic.title}</p>
              <p className={tw`text-quiet`}>{topic.text}</p>
            </li>
          ))}
        </ul>
        <p>{reply}</p>
        <p className={tw`text-sm text-quiet`}>
          <Rich text={privacy} />
        </p>
      </div>
      <div className={tw`flex flex-col gap-2 rounded bg-wash px-5 py-5`}>
        <h2 className={`dash-heading ${tw`font-heading text-lg`}`}>{caseTitle}</h2>
        <p>{caseText}</p>
        <FreeHelpLinks />
      </div>
    </aside>
  );
}
