/** The look of our element, as far as a hand-written one would go. */
export const style = `
:host { display: block; color-scheme: light dark; --ink: light-dark(#1d2a33, #ece7de); --line: light-dark(#857c6e, #71808a); --sheet: light-dark(#fff, #182227); --primary: light-dark(#0e5a5a, #6fc3bc) }
* { box-sizing: border-box; margin: 0 }
.tool { display: flex; flex-direction: column; gap: 16px; min-height: inherit; padding: 16px; border: 1px solid var(--line); border-radius: 10px; background: light-dark(#fbf8f3, #12191d); color: var(--ink); font: 17px/1.55 system-ui, sans-serif }
form, section, fieldset, ul { display: flex; flex-direction: column; gap: 16px; padding: 0; border: 0 }
fieldset { gap: 8px }
legend { font-weight: 600; margin-bottom: 8px }
label { display: flex; gap: 12px; min-height: 44px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--sheet) }
input { flex: none; width: 20px; height: 20px }
select, textarea { width: 100%; min-height: 44px; font: inherit }
button { align-self: start; min-height: 44px; padding: 8px 20px; border: 1px solid; border-radius: 10px; background: var(--primary); color: var(--sheet); font: inherit }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }`;
