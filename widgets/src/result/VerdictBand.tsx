import { tw } from "@iep-insider/sdk/theme";
import { Icon } from "@iep-insider/sdk/ui";
import { CircleCheck, Info, TriangleAlert } from "lucide";

/**
 * `good`: for the parent, such as strong reasons to ask. `caution`: look closer. `plain`: neither. None blames a
 * parent.
 */
export type VerdictTone = "good" | "caution" | "plain";

interface Props {
  readonly tone: VerdictTone;
  /** The answer in one sentence: the result's heading, which takes focus. */
  readonly verdict: string;
  /** A level or a score, in words. */
  readonly label?: string | undefined;
}

/** The answer, before anything else. An icon and the words repeat what the color says. */
export function VerdictBand({ tone, verdict, label }: Props) {
  return (
    <div className={looks[tone].band}>
      <Icon node={looks[tone].mark} />
      <div className={tw`flex flex-col gap-1 min-w-0`}>
        <h2 tabIndex={-1} className={tw`text-lg wide:text-xl font-heading break-words scroll-mt-6`}>
          {verdict}
        </h2>
        {label ? <p className={tw`text-ink`}>{label}</p> : null}
      </div>
    </div>
  );
}

const looks = {
  good: {
    band: tw`flex items-start gap-3 max-w-text rounded border-l-4 border-good bg-wash px-4 py-3 text-good`,
    mark: CircleCheck,
  },
  caution: {
    band: tw`flex items-start gap-3 max-w-text rounded border-l-4 border-caution bg-wash px-4 py-3 text-caution`,
    mark: TriangleAlert,
  },
  plain: {
    band: tw`flex items-start gap-3 max-w-text rounded border-l-4 border-primary bg-wash px-4 py-3 text-primary`,
    mark: Info,
  },
} as const;
