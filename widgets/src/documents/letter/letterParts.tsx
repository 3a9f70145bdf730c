import { tw } from "@iep-insider/sdk/theme";

interface Props {
  readonly of: readonly string[];
}

/** A group of lines, such as an address; renders nothing without any. */
export function Lines({ of: lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <p>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one letter never change their order.
        <span key={index} className={tw`block`}>
          {line}
        </span>
      ))}
    </p>
  );
}

/** A list in a letter. Two items of a parent's may be equal. */
export function Items({ of: items }: Props) {
  return (
    <ul className={tw`list-disc pl-5 flex flex-col gap-1`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of one letter never change their order.
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
