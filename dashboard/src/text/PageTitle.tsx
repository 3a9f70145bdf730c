import { tw } from "@iep-insider/sdk/theme";
import { Rich } from "./Rich.tsx";

/** A page's heading, an optional lead, and a small line below. */
export function PageTitle(props: {
  readonly title: string;
  readonly lead: string;
  readonly small?: string | undefined;
}) {
  return (
    <div className={tw`flex flex-col gap-4`}>
      <h1 className={`dash-heading ${tw`font-heading text-[2.375rem] md:text-[3rem] leading-[1.12]`}`}>
        {props.title}
      </h1>
      <p className={tw`text-lg max-w-[40rem]`}>
        <Rich text={props.lead} />
      </p>
      {props.small ? <p className={tw`text-sm text-quiet`}>{props.small}</p> : null}
    </div>
  );
}
