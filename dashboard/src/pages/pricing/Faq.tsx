import { tw } from "@iep-insider/sdk/theme";
import { faq } from "../../content/faq.ts";
import { Blocks } from "../../text/Blocks.tsx";

/** What parents ask before they start; each answer opens separately, with or without scripts. */
export function Faq() {
  return (
    <section
      id={faq.id}
      tabIndex={-1}
      aria-labelledby={`${faq.id}-title`}
      className={tw`flex flex-col gap-4 border-t border-line pt-8 md:pt-10 scroll-mt-6`}
    >
      <h2 id={`${faq.id}-title`} className={`dash-heading ${tw`font-heading text-2xl`}`}>
        {faq.title}
      </h2>
      <div className={tw`max-w-text border-b border-line`}>
        {faq.questions.map(({ id, question, answer }) => (
          <details key={id} id={`${faq.id}-${id}`} className={tw`border-t border-line`}>
            <summary className={`dash-question ${tw`cursor-pointer py-3 pr-2 font-semibold`}`}>
              {question}
            </summary>
            <div className={tw`flex flex-col gap-3 pb-4 pl-[1.75rem]`}>
              <Blocks blocks={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
