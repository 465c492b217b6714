import type { Guidance } from '@stellwerk/testing/guidance';
import { withCode } from './with-code';

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{withCode(point)}</li>
        ))}
      </ul>
    </section>
  );
}

/** When to use a component, when not, its guarantees and its keys. */
export function GuidanceView({ guidance: { when, whenNot, accessibility, keyboard } }: { readonly guidance: Guidance }) {
  return (
    <div className="sb-unstyled guidance">
      <div className="guidance-pair">
        <Points title="Wann" points={when} />
        <Points title="Wann nicht" points={whenNot} />
      </div>
      <Points title="Barrierefreiheit" points={accessibility} />
      <section>
        <h2>Tastatur</h2>
        {keyboard.length === 0 ? (
          <p>Nimmt den Fokus nicht; mit der Tastatur ist nichts zu bedienen.</p>
        ) : (
          <table>
            <thead>
              <tr>
                <th scope="col">Taste</th>
                <th scope="col">Wirkung</th>
              </tr>
            </thead>
            <tbody>
              {keyboard.map(([keys, effect]) => (
                <tr key={keys}>
                  <th scope="row">{keys}</th>
                  <td>{withCode(effect)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
}
