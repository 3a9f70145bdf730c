import type { Component, FunctionComponent } from "preact";

/** Draws a component again only when one of its properties or its own state has changed. */
export function memo<Props extends object>(draw: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Memo(this: Component<Props>, props: Props) {
    // Hooks of the component put their own question before this one, and must not lose it.
    this.shouldComponentUpdate ??= isOther;
    return draw(props);
  };
}

function isOther(this: Component<object>, next: object): boolean {
  const names = Object.keys(next);
  return (
    names.length !== Object.keys(this.props).length ||
    names.some((name) => !Object.is(Reflect.get(this.props, name), Reflect.get(next, name)))
  );
}
