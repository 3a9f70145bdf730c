import { tw } from "@iep-insider/sdk/theme";
import { Button } from "@iep-insider/sdk/ui";

interface Props {
  readonly names: readonly string[];
  readonly onPress: (name: string) => void;
}

/** Terms as buttons, by the names on schools' papers. */
export function Chips({ names, onPress }: Props) {
  return (
    <ul className={tw`flex flex-wrap gap-2`}>
      {names.map((name) => (
        <li key={name}>
          <Button lang="en" onClick={() => onPress(name)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
