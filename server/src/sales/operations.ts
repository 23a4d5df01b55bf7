import { saveCroData } from './cro-data.ts'
import { createLeadKey, listArrivedLeads, listLeadKeys, revokeLeadKey } from './leads-in/keys.ts'
import { receiveLeads } from './leads-in/receive.ts'
import { testBlacklist } from './leads-in/test-blacklist.ts'
import { duplicateLeads, mergeLeads } from './merge-leads.ts'
import { onboardingBoard, onboardingChecklist, startOnboarding } from './onboarding.ts'
import { updateOnboardingTemplate } from './onboarding-waits.ts'
import { refreshOnboarding } from './onboarding-news.ts'
import { tickOnboardingTask } from './onboarding-tick.ts'
import { createOnboardingTask, removeOnboardingTask, updateOnboardingTask } from './onboarding-tasks.ts'
import { addOpportunityNote, opportunityTimeline, pipelineBoard } from './pipeline.ts'
import { createOpportunity, moveOpportunity, updateOpportunity } from './save-opportunity.ts'

/** Where sales has rules of its own; some of them stand in for the declared lists'. */
export const salesOperations = {
  'arrivedLeads.receive': receiveLeads,
  'arrivedLeads.ofClient': listArrivedLeads,
  'leadKeys.ofClient': listLeadKeys,
  'leadKeys.create': createLeadKey,
  'leadKeys.revoke': revokeLeadKey,
  'leadBlacklist.test': testBlacklist,
  'opportunities.board': pipelineBoard,
  'opportunities.create': createOpportunity,
  'opportunities.update': updateOpportunity,
  'opportunities.duplicates': duplicateLeads,
  'opportunities.merge': mergeLeads,
  'opportunities.move': moveOpportunity,
  'opportunities.timeline': opportunityTimeline,
  'opportunities.addNote': addOpportunityNote,
  'croData.save': saveCroData,
  'onboarding.board': onboardingBoard,
  'onboarding.checklist': onboardingChecklist,
  'onboarding.tick': tickOnboardingTask,
  'onboarding.start': startOnboarding,
  'onboarding.refresh': refreshOnboarding,
  'onboardingTaskTemplates.update': updateOnboardingTemplate,
  'onboardingTasks.create': createOnboardingTask,
  'onboardingTasks.update': updateOnboardingTask,
  'onboardingTasks.remove': removeOnboardingTask,
}
