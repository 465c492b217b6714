import type { Component, Prop } from '../parts/props';
import { withCode } from './with-code';

function PropRow({ prop: { name, type, shapes, required, initial, text } }: { readonly prop: Prop }) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {required ? <small>Pflicht</small> : null}
      </th>
      <td>
        <code>{type}</code>
        {shapes.map((shape) => (
          <code key={shape.name} className="docs-shape">
            {shape.name} = {shape.text}
          </code>
        ))}
      </td>
      <td>{initial === undefined ? '–' : <code>{initial}</code>}</td>
      <td lang="en">{withCode(text)}</td>
    </tr>
  );
}

/** The own props of components, with their types as they are written. */
export function PropTables({ components }: { readonly components: readonly Component[] }) {
  if (components.length === 0) return null;
  return (
    <section className="sb-unstyled docs-props">
      <h2>Eigenschaften</h2>
      {components.map(({ name, text, props }) => (
        <table key={name}>
          <caption>
            <code>{name}</code> <span lang="en">{withCode(text)}</span>
          </caption>
          <thead>
            <tr>
              {['Name', 'Typ', 'Vorgabe', 'Bedeutung'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <PropRow key={prop.name} prop={prop} />
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
