import approvals from 'virtual:approvals';
import { type ReviewedScreen, reviewedGroups, reviewStates, stateLabels } from '../review/model';
import './docs.css';

const texts = new Map(approvals.requirements.map((row) => [row.id, row]));

/** Link inside the Storybook. Its pages are in an iframe, so the target is the window. */
const storyHref = (id: string): string => `./?path=/story/${id}`;

const germanDay = (day: string): string => day.split('-').toReversed().join('.');

function OpenRows({ rows }: { readonly rows: readonly string[] }) {
  if (rows.length === 0) return <>keine</>;
  return (
    <details>
      <summary>{rows.length} ansehen</summary>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <b>{row}</b> <span lang={texts.get(row)?.lang}>{texts.get(row)?.text}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ScreenRow({ screen: { title, stories, review, open } }: { readonly screen: ReviewedScreen }) {
  const name = title.split('/').slice(1).join(': ');
  return (
    <tr>
      <th scope="row">
        {name}
        <ul className="review-stories">
          {stories.map((story) => (
            <li key={story.id}>
              <a href={storyHref(story.id)} target="_top">
                {story.name}
              </a>
            </li>
          ))}
        </ul>
      </th>
      <td data-state={review.state}>{stateLabels[review.state]}</td>
      <td>{review.who === '' ? '–' : review.who}</td>
      <td>{review.when === '' ? '–' : germanDay(review.when)}</td>
      <td>{review.remark === '' ? '–' : review.remark}</td>
      <td>
        <OpenRows rows={open} />
      </td>
    </tr>
  );
}

/** Number of screens in each state. */
export function Overview() {
  return (
    <ul className="sb-unstyled review-overview">
      {reviewStates.map((state) => (
        <li key={state} data-state={state}>
          <b>{approvals.screens.filter(({ review }) => review.state === state).length}</b> {stateLabels[state]}
        </li>
      ))}
    </ul>
  );
}

/** Every screen with its state, its review and its open rows, group by group as in the sidebar. */
export function Screens() {
  return reviewedGroups.map((group) => {
    const screens = approvals.screens.filter(({ title }) => title.startsWith(`${group}/`));
    return screens.length === 0 ? null : (
      <section key={group} className="sb-unstyled review-group">
        <h2>{group}</h2>
        <table className="review-table">
          <thead>
            <tr>
              {['Bildschirm und Zustände', 'Stand', 'Wer', 'Wann', 'Bemerkung', 'Offene Anforderungen'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screens.map((screen) => (
              <ScreenRow key={screen.title} screen={screen} />
            ))}
          </tbody>
        </table>
      </section>
    );
  });
}

/** Open rows of areas that belong to no single screen. */
export function Elsewhere() {
  return (
    <div className="sb-unstyled review-rows">
      <OpenRows rows={approvals.elsewhere} />
    </div>
  );
}
