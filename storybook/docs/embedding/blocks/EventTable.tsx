import { events, methods } from "@iep-insider/widgets/element";
import { WideTable } from "./WideTable.tsx";
import { blockWords } from "./words.ts";

/** Every event, from the one list that the elements read. */
export function EventTable() {
  return (
    <TwoColumns
      head={blockWords.event}
      rows={events.map(({ name, meaning }) => ({ name, code: name, meaning }))}
    />
  );
}

/** Every method and property for scripts. */
export function MethodTable() {
  return (
    <TwoColumns
      head={blockWords.method}
      rows={methods.map(({ name, isMethod, meaning }) => ({
        name,
        code: isMethod ? `${name}()` : name,
        meaning,
      }))}
    />
  );
}

interface TwoColumnsProps {
  readonly head: string;
  readonly rows: readonly { readonly name: string; readonly code: string; readonly meaning: string }[];
}

function TwoColumns({ head, rows }: TwoColumnsProps) {
  return (
    <WideTable>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{blockWords.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, code, meaning }) => (
          <tr key={name}>
            <td>
              <code>{code}</code>
            </td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
