import { tw } from "@iep-insider/sdk/theme";
import { features } from "../../content/home.ts";

/** What a parent gets, in three short columns. */
export function Features() {
  return (
    <section className={tw`border-t border-line`}>
      <ul
        className={tw`mx-auto w-full max-w-page px-5 sm:px-8 py-10 md:py-16 grid gap-8 md:grid-cols-3 md:gap-10`}
      >
        {features.map((feature) => (
          <li key={feature.title} className={tw`flex flex-col gap-2 border-t-2 border-primary pt-4`}>
            <h2 className={`dash-heading ${tw`font-heading text-xl`}`}>{feature.title}</h2>
            <p>{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
