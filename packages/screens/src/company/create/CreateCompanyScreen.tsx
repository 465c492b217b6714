import type { Id } from '@stellwerk/domain';
import { Banner, Button, TextLink } from '@stellwerk/design-system';
import { useAction } from '@stellwerk/design-system/patterns';
import {
  CompanyProfileForm,
  editorRichText,
  type CompanyProfileFormProps,
  type CompanyProfileValues,
} from '@stellwerk/forms/company-profile-form';
import { FIRST_PLAN, formatPrice, planLabels } from '@stellwerk/domain';
import { ArrowLeft } from 'lucide-react';
import { useRef, useState } from 'react';
import { UnconfirmedHint, type UnconfirmedHintProps } from '../../shared/UnconfirmedHint';
import { settingsTexts } from '../../i18n/company/settings.de';
import { paths } from '../../paths';
import { saveFailure } from '../settings/failures';
import { createCompany, type CreateCompanyCalls } from './create-company';

const texts = settingsTexts.create;

/** Draft of a new company: typed values, and whether it was created already. */
export interface CompanyDraft {
  readonly values: CompanyProfileValues;
  /** '' until it is created. */
  readonly companyId: Id<'company'>;
}

export interface CreateCompanyScreenProps extends Pick<CompanyProfileFormProps, 'industries' | 'onCancel' | 'now'> {
  readonly calls: CreateCompanyCalls;
  /** Draft to continue. @default the form starts empty */
  readonly draft?: CompanyDraft;
  /** Saves the draft, with the company's id once created. */
  readonly onDraftChange?: (draft: CompanyDraft) => void;
  /** Leaves an incomplete company as it is, and starts another one. */
  readonly onRestart?: () => void;
  /**
   * Whether the email address is confirmed, which a company owner needs (O01).
   * @default confirmed
   */
  readonly unconfirmed?: UnconfirmedHintProps;
  /** Called when everything is saved: the caller navigates to the company's dashboard. */
  readonly onDone: (companyId: Id<'company'>) => void;
}

/**
 * A new company: the profile form, whose logo is uploaded after the company is created (CS33, CS38,
 * O13).
 */
export function CreateCompanyScreen(props: CreateCompanyScreenProps) {
  const { industries, now, onCancel, onDone, draft, onDraftChange, onRestart, unconfirmed, calls } = props;
  const created = useRef(draft?.companyId ?? '');
  const [isResumed] = useState((draft?.companyId ?? '') !== '');
  const { submit } = useAction(
    async (values: CompanyProfileValues, logo: File | null) => {
      await createCompany(calls, values, logo, created.current, (companyId) => {
        created.current = companyId;
        onDraftChange?.({ values, companyId });
      });
      onDone(created.current);
    },
    { success: settingsTexts.company.createSaved, failure: saveFailure, failureIn: 'screen' },
  );
  return (
    <div>
      <TextLink href={paths.dashboard()} icon={ArrowLeft}>
        {texts.back}
      </TextLink>
      <h1 className="sw:mt-4 sw:text-2xl">{texts.title}</h1>
      <p className="sw:text-ink-2">{texts.text}</p>
      <p className="sw:mb-6 sw:text-ink-2">{texts.plan(planLabels[FIRST_PLAN], formatPrice(0))}</p>
      {unconfirmed && (
        <div className="sw:mb-6">
          <UnconfirmedHint {...unconfirmed} />
        </div>
      )}
      {isResumed && (
        <Banner
          className="sw:mb-6"
          actions={
            onRestart && (
              <Button size="sm" onClick={onRestart}>
                {texts.restart}
              </Button>
            )
          }
        >
          {texts.resumed(draft?.values.name ?? '')}
        </Banner>
      )}
      <CompanyProfileForm
        {...{ industries, now, onCancel }}
        defaultValues={draft?.values}
        renderRichText={editorRichText}
        onValuesChange={(values) => onDraftChange?.({ values, companyId: created.current })}
        onSubmit={submit}
      />
    </div>
  );
}
