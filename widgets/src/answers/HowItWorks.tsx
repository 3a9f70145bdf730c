import { tw } from "@iep-insider/sdk/theme";
import { Card } from "@iep-insider/sdk/ui";

interface Props {
  readonly title: string;
  readonly points: readonly string[];
}

/** How the tool works, below its form. */
export function HowItWorks({ title, points }: Props) {
  return (
    <Card className={tw`flex flex-col gap-2`}>
      <h3 className={tw`text-lg`}>{title}</h3>
      <ul className={tw`list-disc pl-5 flex flex-col gap-1 max-w-text`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  );
}
