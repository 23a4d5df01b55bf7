// Made from the calls by `npm run check`; a law compares it with them.
import type { CallFacts } from './call-facts.ts'
import { readFacts } from './read-facts.ts'

/** The name of a call, for what lies below the calls. */
export type NamedCall =
  | 'tenants.byHost'
  | 'tenants.authentication'
  | 'users.signIn'
  | 'users.refresh'
  | 'users.signOut'
  | 'users.signInWithUserImpersonation'
  | 'users.toImpersonate'
  | 'users.signInAsClient'
  | 'users.stopActing'
  | 'users.current'
  | 'users.active'
  | 'users.clients'
  | 'usage.track'
  | 'users.requestPasswordReset'
  | 'users.verifyResetToken'
  | 'users.updatePassword'
  | 'users.signInWith2FA'
  | 'users.sendRecovery2FACode'
  | 'users.ownTwoFactor'
  | 'users.begin2FA'
  | 'users.set2FA'
  | 'users.enable2FA'
  | 'users.disable2FA'
  | 'users.add2FAToUsers'
  | 'users.twoFactorStates'
  | 'users.sessions'
  | 'users.endSession'
  | 'users.endSessions'
  | 'users.blockedIps'
  | 'users.unblockIp'
  | 'scheduledUserTerminations.list'
  | 'scheduledUserTerminations.get'
  | 'scheduledUserTerminations.create'
  | 'scheduledUserTerminations.update'
  | 'scheduledUserTerminations.remove'
  | 'callRail.account'
  | 'keywords.ideas'
  | 'redirects.overview'
  | 'redirects.list'
  | 'redirects.replace'
  | 'redirects.check'
  | 'siteEvents.receive'
  | 'siteContacts.get'
  | 'geoiq.area'
  | 'mail.list'
  | 'mail.stats'
  | 'mail.categoryStats'
  | 'mail.coffeeReport'
  | 'mail.byCategory'
  | 'mail.search'
  | 'mail.get'
  | 'mail.attachments'
  | 'mail.queue'
  | 'mail.settings'
  | 'mail.setSettings'
  | 'mail.sendInternal'
  | 'notifications.list'
  | 'notifications.read'
  | 'embed.createSession'
  | 'embed.createCode'
  | 'embed.refreshSession'
  | 'embed.endSession'
  | 'embed.check'
  | 'embed.origins'
  | 'embed.addOrigin'
  | 'embed.removeOrigin'
  | 'embed.hostKeys'
  | 'embed.addHostKey'
  | 'embed.revokeHostKey'
  | 'adPreviews.setPicture'
  | 'adPreviews.shown'
  | 'clients.list'
  | 'clients.simpleList'
  | 'clients.alike'
  | 'clients.create'
  | 'clients.get'
  | 'clients.update'
  | 'clients.profiles'
  | 'clients.team'
  | 'clients.users'
  | 'clients.groupStores'
  | 'clients.managers'
  | 'clients.many'
  | 'clientData.ofClient'
  | 'clientData.save'
  | 'clientTags.assign'
  | 'clientTags.unassign'
  | 'clientTags.bulk'
  | 'credentials.reveal'
  | 'credentials.code'
  | 'credentials.history'
  | 'clientAudits.run'
  | 'vehicleFeeds.read'
  | 'vehicleFeeds.putIn'
  | 'vehicleFeeds.open'
  | 'vehicleFeeds.close'
  | 'vehicleFeeds.fetch'
  | 'overrideFiles.list'
  | 'overrideFiles.upload'
  | 'overrideFiles.preview'
  | 'overrideFiles.apply'
  | 'overrideFiles.takeBack'
  | 'overrideFiles.remove'
  | 'assessments.begin'
  | 'assessments.sheet'
  | 'assessments.answer'
  | 'customerLists.ofClient'
  | 'customerLists.create'
  | 'customerLists.file'
  | 'customerLists.remove'
  | 'clientIntegrations.states'
  | 'salesIncentives.list'
  | 'salesIncentives.get'
  | 'salesIncentives.create'
  | 'salesIncentives.update'
  | 'salesIncentives.remove'
  | 'salesIncentives.duplicate'
  | 'achievements.approve'
  | 'achievements.reject'
  | 'yearOverYear.leads'
  | 'yearOverYear.internetLeads'
  | 'yearOverYear.setAppointments'
  | 'yearOverYear.shownAppointments'
  | 'yearOverYear.soldAppointments'
  | 'yearOverYear.sales'
  | 'teamChanges.preview'
  | 'teamChanges.make'
  | 'coopHub.get'
  | 'coopClaims.proof'
  | 'coopClaims.package'
  | 'coopProof.ofClient'
  | 'coopDocuments.list'
  | 'coopDocuments.create'
  | 'coopDocuments.update'
  | 'coopDocuments.renewAddress'
  | 'coopDocuments.remove'
  | 'coopDocuments.shared'
  | 'oemSchemes.get'
  | 'oemHub.get'
  | 'oemFiles.list'
  | 'oemFiles.make'
  | 'oemFiles.content'
  | 'oemSheets.current'
  | 'oemSheets.list'
  | 'oemSheets.get'
  | 'oemSheets.check'
  | 'oemSheets.apply'
  | 'oemSheets.undo'
  | 'audit.list'
  | 'feeServices.list'
  | 'budgetTags.list'
  | 'budgets.active'
  | 'budgets.inactive'
  | 'budgets.downloadActive'
  | 'budgets.downloadInactive'
  | 'budgets.get'
  | 'budgets.create'
  | 'budgets.createWithFees'
  | 'budgets.updateWithFees'
  | 'budgets.removeWithFees'
  | 'budgets.ofClient'
  | 'budgets.ofClientList'
  | 'budgets.activeOfClient'
  | 'budgetChanges.forUser'
  | 'budgetChanges.confirm'
  | 'budgetPlans.ofClient'
  | 'budgetPlans.save'
  | 'sectionBudgetChanges.forUser'
  | 'sectionBudgetChanges.confirm'
  | 'budgetIncreases.list'
  | 'budgetIncreases.ofClient'
  | 'budgetIncreases.request'
  | 'budgetIncreases.decide'
  | 'budgetIncreases.withdraw'
  | 'allocations.overview'
  | 'allocations.list'
  | 'allocations.set'
  | 'sectionSpendNotes.list'
  | 'sectionSpendNotes.ofMonth'
  | 'sectionSpendNotes.get'
  | 'sectionSpendNotes.create'
  | 'sectionSpendNotes.update'
  | 'sectionSpendNotes.remove'
  | 'adminHelpers.run'
  | 'agreements.list'
  | 'agreements.ofClient'
  | 'agreements.get'
  | 'agreements.create'
  | 'agreements.update'
  | 'agreements.send'
  | 'agreements.sign'
  | 'agreements.decline'
  | 'agreements.countersign'
  | 'agreements.createBudgets'
  | 'agreements.pdf'
  | 'agreementQuestionnaires.list'
  | 'agreementQuestionnaires.get'
  | 'agreementQuestionnaires.create'
  | 'agreementQuestionnaires.save'
  | 'services.list'
  | 'services.get'
  | 'services.create'
  | 'services.update'
  | 'services.remove'
  | 'users.activities'
  | 'activityTypes.list'
  | 'activityTypes.create'
  | 'activityTypes.update'
  | 'activityTypes.remove'
  | 'categories.list'
  | 'categories.create'
  | 'categories.update'
  | 'categories.remove'
  | 'activities.ofClient'
  | 'activities.ofClientPaged'
  | 'activities.ofUser'
  | 'activities.get'
  | 'activities.create'
  | 'activities.update'
  | 'activities.remove'
  | 'activityReports.userPerformance'
  | 'activityReports.clientReport'
  | 'activityReports.previewMail'
  | 'activityReports.sendMail'
  | 'assets.upload'
  | 'assets.uploadFromEditor'
  | 'assets.remove'
  | 'assets.open'
  | 'assets.serve'
  | 'assets.facebookAds'
  | 'drafts.get'
  | 'drafts.save'
  | 'drafts.remove'
  | 'pacingNotes.ofClient'
  | 'pacingNotes.ofMonth'
  | 'pacingNotes.create'
  | 'forms.list'
  | 'forms.get'
  | 'forms.create'
  | 'forms.update'
  | 'forms.remove'
  | 'forms.answers'
  | 'forms.removeAnswer'
  | 'forms.open'
  | 'forms.answer'
  | 'guestAccesses.list'
  | 'guestAccesses.create'
  | 'guestAccesses.renewLink'
  | 'guestAccesses.answer'
  | 'guestAccesses.remove'
  | 'guestAccesses.verify'
  | 'guestAccesses.request'
  | 'guestAccesses.current'
  | 'integrations.list'
  | 'integrations.try'
  | 'integrations.figures'
  | 'interactions.get'
  | 'interactions.ofClient'
  | 'interactions.byClients'
  | 'interactions.byIds'
  | 'interactions.byUsers'
  | 'interactions.activityReport'
  | 'interactions.userPerformanceReport'
  | 'interactions.create'
  | 'interactions.update'
  | 'interactions.remove'
  | 'interactionTypes.list'
  | 'interactionTypes.create'
  | 'interactionTypes.update'
  | 'interactionTypes.remove'
  | 'interactionCustomFields.list'
  | 'interactionCustomFields.create'
  | 'interactionCustomFields.update'
  | 'interactionCustomFields.remove'
  | 'interactionReporting.overwatchDashboard'
  | 'primaryGoals.create'
  | 'primaryGoals.ofClient'
  | 'primaryGoals.list'
  | 'imports.start'
  | 'imports.get'
  | 'imports.list'
  | 'imports.setColumns'
  | 'imports.apply'
  | 'imports.cancel'
  | 'imports.operatorSession'
  | 'clientHealth.get'
  | 'clientHealth.compute'
  | 'dashboards.accountManager'
  | 'dashboards.sem'
  | 'dashboards.social'
  | 'dashboards.socialSegmented'
  | 'dashboards.programmaticDisplay'
  | 'dashboards.programmaticVideo'
  | 'dashboards.seo'
  | 'dashboards.ctv'
  | 'dashboards.dv'
  | 'dashboards.monthly'
  | 'metrics.campaigns'
  | 'clients.sectionBudgets'
  | 'clients.mtdPacingTotals'
  | 'performanceNotes.list'
  | 'performanceNotes.summary'
  | 'errors.report'
  | 'exports.start'
  | 'exports.list'
  | 'exports.cancel'
  | 'exports.dismiss'
  | 'reportSchedules.list'
  | 'reportSchedules.create'
  | 'reportSchedules.setActive'
  | 'reportSchedules.send'
  | 'reportSchedules.remove'
  | 'reportPushes.reports'
  | 'reportPushes.list'
  | 'reportPushes.count'
  | 'reportPushes.create'
  | 'reportPushes.cancel'
  | 'reportPushes.sendNow'
  | 'savedViews.list'
  | 'savedViews.create'
  | 'savedViews.update'
  | 'savedViews.remove'
  | 'savedViews.setDefault'
  | 'apps.links'
  | 'invoicing.list'
  | 'invoicing.run'
  | 'invoicing.move'
  | 'invoicing.get'
  | 'invoicing.edit'
  | 'invoicing.pdf'
  | 'invoicing.pay'
  | 'invoicing.unpay'
  | 'invoicing.close'
  | 'invoicing.reopen'
  | 'invoicing.export'
  | 'invoicing.exports'
  | 'invoicing.exportFile'
  | 'invoicing.settings'
  | 'invoicing.setSettings'
  | 'invoicing.ofClient'
  | 'invoicing.billing'
  | 'invoicing.setBilling'
  | 'proofs.list'
  | 'proofs.get'
  | 'proofs.create'
  | 'proofs.update'
  | 'proofs.remove'
  | 'proofs.pin'
  | 'proofs.resolve'
  | 'proofs.decide'
  | 'proofs.open'
  | 'proofs.guestPin'
  | 'proofs.guestDecide'
  | 'achievements.list'
  | 'achievements.get'
  | 'achievements.create'
  | 'achievements.update'
  | 'achievements.remove'
  | 'achievements.usedBy'
  | 'achievements.ofClient'
  | 'adPreviews.list'
  | 'adPreviews.get'
  | 'adPreviews.create'
  | 'adPreviews.update'
  | 'adPreviews.remove'
  | 'adPreviews.usedBy'
  | 'adPreviews.ofClient'
  | 'agreementTemplates.list'
  | 'agreementTemplates.get'
  | 'agreementTemplates.create'
  | 'agreementTemplates.update'
  | 'agreementTemplates.remove'
  | 'agreementTemplates.usedBy'
  | 'appointmentTypes.list'
  | 'appointmentTypes.get'
  | 'appointmentTypes.create'
  | 'appointmentTypes.update'
  | 'appointmentTypes.remove'
  | 'appointmentTypes.usedBy'
  | 'appointments.list'
  | 'appointments.get'
  | 'appointments.create'
  | 'appointments.update'
  | 'appointments.remove'
  | 'appointments.usedBy'
  | 'appointments.ofClient'
  | 'assessmentQuestions.list'
  | 'assessmentQuestions.get'
  | 'assessmentQuestions.create'
  | 'assessmentQuestions.update'
  | 'assessmentQuestions.remove'
  | 'assessmentQuestions.usedBy'
  | 'assessments.list'
  | 'assessments.get'
  | 'assessments.create'
  | 'assessments.update'
  | 'assessments.remove'
  | 'assessments.usedBy'
  | 'assessments.ofClient'
  | 'auditChecks.list'
  | 'auditChecks.get'
  | 'auditChecks.create'
  | 'auditChecks.update'
  | 'auditChecks.remove'
  | 'auditChecks.usedBy'
  | 'auditFindings.list'
  | 'auditFindings.get'
  | 'auditFindings.create'
  | 'auditFindings.update'
  | 'auditFindings.remove'
  | 'auditFindings.usedBy'
  | 'auditFindings.ofClient'
  | 'bandwidthCapacities.list'
  | 'bandwidthCapacities.get'
  | 'bandwidthCapacities.create'
  | 'bandwidthCapacities.update'
  | 'bandwidthCapacities.remove'
  | 'bandwidthCapacities.usedBy'
  | 'cancellationReasons.list'
  | 'cancellationReasons.get'
  | 'cancellationReasons.create'
  | 'cancellationReasons.update'
  | 'cancellationReasons.remove'
  | 'cancellationReasons.usedBy'
  | 'clientDataTypes.list'
  | 'clientDataTypes.get'
  | 'clientDataTypes.create'
  | 'clientDataTypes.update'
  | 'clientDataTypes.remove'
  | 'clientDataTypes.usedBy'
  | 'clientIntegrations.list'
  | 'clientIntegrations.get'
  | 'clientIntegrations.create'
  | 'clientIntegrations.update'
  | 'clientIntegrations.remove'
  | 'clientIntegrations.usedBy'
  | 'clientIntegrations.ofClient'
  | 'clientNotes.list'
  | 'clientNotes.get'
  | 'clientNotes.create'
  | 'clientNotes.update'
  | 'clientNotes.remove'
  | 'clientNotes.usedBy'
  | 'clientNotes.ofClient'
  | 'clientSites.list'
  | 'clientSites.get'
  | 'clientSites.create'
  | 'clientSites.update'
  | 'clientSites.remove'
  | 'clientSites.usedBy'
  | 'clientSites.ofClient'
  | 'clientTags.list'
  | 'clientTags.get'
  | 'clientTags.create'
  | 'clientTags.update'
  | 'clientTags.remove'
  | 'clientTags.usedBy'
  | 'clientUserTypes.list'
  | 'clientUserTypes.get'
  | 'clientUserTypes.create'
  | 'clientUserTypes.update'
  | 'clientUserTypes.remove'
  | 'clientUserTypes.usedBy'
  | 'competitors.list'
  | 'competitors.get'
  | 'competitors.create'
  | 'competitors.update'
  | 'competitors.remove'
  | 'competitors.usedBy'
  | 'competitors.ofClient'
  | 'contacts.list'
  | 'contacts.get'
  | 'contacts.create'
  | 'contacts.update'
  | 'contacts.remove'
  | 'contacts.usedBy'
  | 'contacts.ofClient'
  | 'coopClaims.list'
  | 'coopClaims.get'
  | 'coopClaims.create'
  | 'coopClaims.update'
  | 'coopClaims.remove'
  | 'coopClaims.usedBy'
  | 'coopClaims.ofClient'
  | 'coreVehicles.list'
  | 'coreVehicles.get'
  | 'coreVehicles.create'
  | 'coreVehicles.update'
  | 'coreVehicles.remove'
  | 'coreVehicles.usedBy'
  | 'coreVehicles.ofClient'
  | 'credentials.list'
  | 'credentials.get'
  | 'credentials.create'
  | 'credentials.update'
  | 'credentials.remove'
  | 'credentials.usedBy'
  | 'credentials.ofClient'
  | 'dashboardLinks.list'
  | 'dashboardLinks.get'
  | 'dashboardLinks.create'
  | 'dashboardLinks.update'
  | 'dashboardLinks.remove'
  | 'dashboardLinks.usedBy'
  | 'dashboardLinks.ofClient'
  | 'deliverableActions.list'
  | 'deliverableActions.get'
  | 'deliverableActions.create'
  | 'deliverableActions.update'
  | 'deliverableActions.remove'
  | 'deliverableActions.usedBy'
  | 'deliverableCategories.list'
  | 'deliverableCategories.get'
  | 'deliverableCategories.create'
  | 'deliverableCategories.update'
  | 'deliverableCategories.remove'
  | 'deliverableCategories.usedBy'
  | 'deliverableStatuses.list'
  | 'deliverableStatuses.get'
  | 'deliverableStatuses.create'
  | 'deliverableStatuses.update'
  | 'deliverableStatuses.remove'
  | 'deliverableStatuses.usedBy'
  | 'deliverableTasks.list'
  | 'deliverableTasks.get'
  | 'deliverableTasks.create'
  | 'deliverableTasks.update'
  | 'deliverableTasks.remove'
  | 'deliverableTasks.usedBy'
  | 'deliverableTemplates.list'
  | 'deliverableTemplates.get'
  | 'deliverableTemplates.create'
  | 'deliverableTemplates.update'
  | 'deliverableTemplates.remove'
  | 'deliverableTemplates.usedBy'
  | 'deliverableTypes.list'
  | 'deliverableTypes.get'
  | 'deliverableTypes.create'
  | 'deliverableTypes.update'
  | 'deliverableTypes.remove'
  | 'deliverableTypes.usedBy'
  | 'deliverables.list'
  | 'deliverables.get'
  | 'deliverables.create'
  | 'deliverables.update'
  | 'deliverables.remove'
  | 'deliverables.usedBy'
  | 'deliverables.ofClient'
  | 'departmentUserAbilities.list'
  | 'departmentUserAbilities.get'
  | 'departmentUserAbilities.create'
  | 'departmentUserAbilities.update'
  | 'departmentUserAbilities.remove'
  | 'departmentUserAbilities.usedBy'
  | 'departmentUserTypes.list'
  | 'departmentUserTypes.get'
  | 'departmentUserTypes.create'
  | 'departmentUserTypes.update'
  | 'departmentUserTypes.remove'
  | 'departmentUserTypes.usedBy'
  | 'feeCaps.list'
  | 'feeCaps.get'
  | 'feeCaps.create'
  | 'feeCaps.update'
  | 'feeCaps.remove'
  | 'feeCaps.usedBy'
  | 'groups.list'
  | 'groups.get'
  | 'groups.create'
  | 'groups.update'
  | 'groups.remove'
  | 'groups.usedBy'
  | 'healthParts.list'
  | 'healthParts.get'
  | 'healthParts.create'
  | 'healthParts.update'
  | 'healthParts.remove'
  | 'healthParts.usedBy'
  | 'implementationNotes.list'
  | 'implementationNotes.get'
  | 'implementationNotes.create'
  | 'implementationNotes.update'
  | 'implementationNotes.remove'
  | 'implementationNotes.usedBy'
  | 'implementationNotes.ofClient'
  | 'incidentCauses.list'
  | 'incidentCauses.get'
  | 'incidentCauses.create'
  | 'incidentCauses.update'
  | 'incidentCauses.remove'
  | 'incidentCauses.usedBy'
  | 'incidents.list'
  | 'incidents.get'
  | 'incidents.create'
  | 'incidents.update'
  | 'incidents.remove'
  | 'incidents.usedBy'
  | 'incidents.ofClient'
  | 'industries.list'
  | 'industries.get'
  | 'industries.create'
  | 'industries.update'
  | 'industries.remove'
  | 'industries.usedBy'
  | 'leadBlacklist.list'
  | 'leadBlacklist.get'
  | 'leadBlacklist.create'
  | 'leadBlacklist.update'
  | 'leadBlacklist.remove'
  | 'leadBlacklist.usedBy'
  | 'leadTypes.list'
  | 'leadTypes.get'
  | 'leadTypes.create'
  | 'leadTypes.update'
  | 'leadTypes.remove'
  | 'leadTypes.usedBy'
  | 'leads.list'
  | 'leads.get'
  | 'leads.create'
  | 'leads.update'
  | 'leads.remove'
  | 'leads.usedBy'
  | 'leads.ofClient'
  | 'lostReasons.list'
  | 'lostReasons.get'
  | 'lostReasons.create'
  | 'lostReasons.update'
  | 'lostReasons.remove'
  | 'lostReasons.usedBy'
  | 'managementGroups.list'
  | 'managementGroups.get'
  | 'managementGroups.create'
  | 'managementGroups.update'
  | 'managementGroups.remove'
  | 'managementGroups.usedBy'
  | 'manufacturers.list'
  | 'manufacturers.get'
  | 'manufacturers.create'
  | 'manufacturers.update'
  | 'manufacturers.remove'
  | 'manufacturers.usedBy'
  | 'metricAlarms.list'
  | 'metricAlarms.get'
  | 'metricAlarms.create'
  | 'metricAlarms.update'
  | 'metricAlarms.remove'
  | 'metricAlarms.usedBy'
  | 'mysteryShopRequests.list'
  | 'mysteryShopRequests.get'
  | 'mysteryShopRequests.create'
  | 'mysteryShopRequests.update'
  | 'mysteryShopRequests.remove'
  | 'mysteryShopRequests.usedBy'
  | 'mysteryShopRequests.ofClient'
  | 'oemBudgets.list'
  | 'oemBudgets.get'
  | 'oemBudgets.create'
  | 'oemBudgets.update'
  | 'oemBudgets.remove'
  | 'oemBudgets.usedBy'
  | 'oemBudgets.ofClient'
  | 'oemFileColumns.list'
  | 'oemFileColumns.get'
  | 'oemFileColumns.create'
  | 'oemFileColumns.update'
  | 'oemFileColumns.remove'
  | 'oemFileColumns.usedBy'
  | 'oemFunds.list'
  | 'oemFunds.get'
  | 'oemFunds.create'
  | 'oemFunds.update'
  | 'oemFunds.remove'
  | 'oemFunds.usedBy'
  | 'oemNameParts.list'
  | 'oemNameParts.get'
  | 'oemNameParts.create'
  | 'oemNameParts.update'
  | 'oemNameParts.remove'
  | 'oemNameParts.usedBy'
  | 'oemPrograms.list'
  | 'oemPrograms.get'
  | 'oemPrograms.create'
  | 'oemPrograms.update'
  | 'oemPrograms.remove'
  | 'oemPrograms.usedBy'
  | 'oemStores.list'
  | 'oemStores.get'
  | 'oemStores.create'
  | 'oemStores.update'
  | 'oemStores.remove'
  | 'oemStores.usedBy'
  | 'oemStores.ofClient'
  | 'oemTeamMembers.list'
  | 'oemTeamMembers.get'
  | 'oemTeamMembers.create'
  | 'oemTeamMembers.update'
  | 'oemTeamMembers.remove'
  | 'oemTeamMembers.usedBy'
  | 'oemWaivers.list'
  | 'oemWaivers.get'
  | 'oemWaivers.create'
  | 'oemWaivers.update'
  | 'oemWaivers.remove'
  | 'oemWaivers.usedBy'
  | 'oemWaivers.ofClient'
  | 'onboardingTaskCategories.list'
  | 'onboardingTaskCategories.get'
  | 'onboardingTaskCategories.create'
  | 'onboardingTaskCategories.update'
  | 'onboardingTaskCategories.remove'
  | 'onboardingTaskCategories.usedBy'
  | 'onboardingTaskTemplates.list'
  | 'onboardingTaskTemplates.get'
  | 'onboardingTaskTemplates.create'
  | 'onboardingTaskTemplates.update'
  | 'onboardingTaskTemplates.remove'
  | 'onboardingTaskTemplates.usedBy'
  | 'onboardingTasks.list'
  | 'onboardingTasks.get'
  | 'onboardingTasks.create'
  | 'onboardingTasks.update'
  | 'onboardingTasks.remove'
  | 'onboardingTasks.usedBy'
  | 'onboardingTasks.ofClient'
  | 'opportunities.list'
  | 'opportunities.get'
  | 'opportunities.create'
  | 'opportunities.update'
  | 'opportunities.remove'
  | 'opportunities.usedBy'
  | 'opportunityStages.list'
  | 'opportunityStages.get'
  | 'opportunityStages.create'
  | 'opportunityStages.update'
  | 'opportunityStages.remove'
  | 'opportunityStages.usedBy'
  | 'overwatchAlarms.list'
  | 'overwatchAlarms.get'
  | 'overwatchAlarms.create'
  | 'overwatchAlarms.update'
  | 'overwatchAlarms.remove'
  | 'overwatchAlarms.usedBy'
  | 'parentOrganizations.list'
  | 'parentOrganizations.get'
  | 'parentOrganizations.create'
  | 'parentOrganizations.update'
  | 'parentOrganizations.remove'
  | 'parentOrganizations.usedBy'
  | 'partnerClients.list'
  | 'partnerClients.get'
  | 'partnerClients.create'
  | 'partnerClients.update'
  | 'partnerClients.remove'
  | 'partnerClients.usedBy'
  | 'partnerClients.ofClient'
  | 'partners.list'
  | 'partners.get'
  | 'partners.create'
  | 'partners.update'
  | 'partners.remove'
  | 'partners.usedBy'
  | 'priorityWatchlist.list'
  | 'priorityWatchlist.get'
  | 'priorityWatchlist.create'
  | 'priorityWatchlist.update'
  | 'priorityWatchlist.remove'
  | 'priorityWatchlist.usedBy'
  | 'priorityWatchlist.ofClient'
  | 'profitCenters.list'
  | 'profitCenters.get'
  | 'profitCenters.create'
  | 'profitCenters.update'
  | 'profitCenters.remove'
  | 'profitCenters.usedBy'
  | 'regions.list'
  | 'regions.get'
  | 'regions.create'
  | 'regions.update'
  | 'regions.remove'
  | 'regions.usedBy'
  | 'resourceCategories.list'
  | 'resourceCategories.get'
  | 'resourceCategories.create'
  | 'resourceCategories.update'
  | 'resourceCategories.remove'
  | 'resourceCategories.usedBy'
  | 'resourceLinks.list'
  | 'resourceLinks.get'
  | 'resourceLinks.create'
  | 'resourceLinks.update'
  | 'resourceLinks.remove'
  | 'resourceLinks.usedBy'
  | 'saleTypes.list'
  | 'saleTypes.get'
  | 'saleTypes.create'
  | 'saleTypes.update'
  | 'saleTypes.remove'
  | 'saleTypes.usedBy'
  | 'sales.list'
  | 'sales.get'
  | 'sales.create'
  | 'sales.update'
  | 'sales.remove'
  | 'sales.usedBy'
  | 'sales.ofClient'
  | 'scripts.list'
  | 'scripts.get'
  | 'scripts.create'
  | 'scripts.update'
  | 'scripts.remove'
  | 'scripts.usedBy'
  | 'scripts.ofClient'
  | 'searchPlans.list'
  | 'searchPlans.get'
  | 'searchPlans.create'
  | 'searchPlans.update'
  | 'searchPlans.remove'
  | 'searchPlans.usedBy'
  | 'searchPlans.ofClient'
  | 'serviceGroups.list'
  | 'serviceGroups.get'
  | 'serviceGroups.create'
  | 'serviceGroups.update'
  | 'serviceGroups.remove'
  | 'serviceGroups.usedBy'
  | 'spendDataSources.list'
  | 'spendDataSources.get'
  | 'spendDataSources.create'
  | 'spendDataSources.update'
  | 'spendDataSources.remove'
  | 'spendDataSources.usedBy'
  | 'strategies.list'
  | 'strategies.get'
  | 'strategies.create'
  | 'strategies.update'
  | 'strategies.remove'
  | 'strategies.usedBy'
  | 'strategies.ofClient'
  | 'tactics.list'
  | 'tactics.get'
  | 'tactics.create'
  | 'tactics.update'
  | 'tactics.remove'
  | 'tactics.usedBy'
  | 'taskStatuses.list'
  | 'taskStatuses.get'
  | 'taskStatuses.create'
  | 'taskStatuses.update'
  | 'taskStatuses.remove'
  | 'taskStatuses.usedBy'
  | 'taskTeams.list'
  | 'taskTeams.get'
  | 'taskTeams.create'
  | 'taskTeams.update'
  | 'taskTeams.remove'
  | 'taskTeams.usedBy'
  | 'taskTemplateFields.list'
  | 'taskTemplateFields.get'
  | 'taskTemplateFields.create'
  | 'taskTemplateFields.update'
  | 'taskTemplateFields.remove'
  | 'taskTemplateFields.usedBy'
  | 'taskTemplates.list'
  | 'taskTemplates.get'
  | 'taskTemplates.create'
  | 'taskTemplates.update'
  | 'taskTemplates.remove'
  | 'taskTemplates.usedBy'
  | 'taskTypes.list'
  | 'taskTypes.get'
  | 'taskTypes.create'
  | 'taskTypes.update'
  | 'taskTypes.remove'
  | 'taskTypes.usedBy'
  | 'userLevels.list'
  | 'userLevels.get'
  | 'userLevels.create'
  | 'userLevels.update'
  | 'userLevels.remove'
  | 'userLevels.usedBy'
  | 'vehicleFeeds.list'
  | 'vehicleFeeds.get'
  | 'vehicleFeeds.create'
  | 'vehicleFeeds.update'
  | 'vehicleFeeds.remove'
  | 'vehicleFeeds.usedBy'
  | 'vehicleFeeds.ofClient'
  | 'watchlistMeetings.list'
  | 'watchlistMeetings.get'
  | 'watchlistMeetings.create'
  | 'watchlistMeetings.update'
  | 'watchlistMeetings.remove'
  | 'watchlistMeetings.usedBy'
  | 'watchlistProposals.list'
  | 'watchlistProposals.get'
  | 'watchlistProposals.create'
  | 'watchlistProposals.update'
  | 'watchlistProposals.remove'
  | 'watchlistProposals.usedBy'
  | 'watchlistProposals.ofClient'
  | 'watchlistScales.list'
  | 'watchlistScales.get'
  | 'watchlistScales.create'
  | 'watchlistScales.update'
  | 'watchlistScales.remove'
  | 'watchlistScales.usedBy'
  | 'watchlistServices.list'
  | 'watchlistServices.get'
  | 'watchlistServices.create'
  | 'watchlistServices.update'
  | 'watchlistServices.remove'
  | 'watchlistServices.usedBy'
  | 'watchlistSteps.list'
  | 'watchlistSteps.get'
  | 'watchlistSteps.create'
  | 'watchlistSteps.update'
  | 'watchlistSteps.remove'
  | 'watchlistSteps.usedBy'
  | 'websiteMigrations.list'
  | 'websiteMigrations.get'
  | 'websiteMigrations.create'
  | 'websiteMigrations.update'
  | 'websiteMigrations.remove'
  | 'websiteMigrations.usedBy'
  | 'websiteMigrations.ofClient'
  | 'websiteProviders.list'
  | 'websiteProviders.get'
  | 'websiteProviders.create'
  | 'websiteProviders.update'
  | 'websiteProviders.remove'
  | 'websiteProviders.usedBy'
  | 'deliverables.bulkCreate'
  | 'deliverables.bulkStatus'
  | 'metricAlarms.dryRun'
  | 'resourcePlanning.read'
  | 'resourcePlanning.apply'
  | 'opportunities.board'
  | 'opportunities.move'
  | 'opportunities.timeline'
  | 'opportunities.addNote'
  | 'onboarding.board'
  | 'onboarding.start'
  | 'watchlistProposals.take'
  | 'arrivedLeads.receive'
  | 'arrivedLeads.ofClient'
  | 'leadKeys.ofClient'
  | 'leadKeys.create'
  | 'leadKeys.revoke'
  | 'support.list'
  | 'support.get'
  | 'support.file'
  | 'support.create'
  | 'support.comment'
  | 'support.reopen'
  | 'chats.assistant'
  | 'chats.list'
  | 'chats.get'
  | 'chats.setTitle'
  | 'chats.send'
  | 'tasks.tool'
  | 'tasks.enter'
  | 'tasks.mine'
  | 'tasks.statusesOf'
  | 'tasks.list'
  | 'tasks.get'
  | 'tasks.create'
  | 'tasks.bulkCreate'
  | 'tasks.assign'
  | 'tasks.update'
  | 'tasks.teams'
  | 'tasks.statuses'
  | 'tasks.templates'
  | 'tasks.templateFields'
  | 'tasks.ownTemplates'
  | 'tasks.activities'
  | 'tasks.people'
  | 'team.members'
  | 'team.clients'
  | 'calendar.events'
  | 'calendar.connection'
  | 'calendar.connect'
  | 'calendar.connected'
  | 'calendar.disconnect'
  | 'users.list'
  | 'users.get'
  | 'users.create'
  | 'users.update'
  | 'users.sendPasswordLink'
  | 'users.setAvatar'
  | 'users.removeAvatar'
  | 'users.avatar'
  | 'users.additionalSupportClients'
  | 'users.setClients'
  | 'clients.assignTeamMembers'
  | 'clients.removeTeamMembers'
  | 'users.byEmail'
  | 'users.byIds'
  | 'users.many'
  | 'users.manyByEmail'
  | 'users.nameByEmail'
  | 'users.checkPermissions'
  | 'users.generateToken'
  | 'roles.list'
  | 'roles.get'
  | 'userTypes.list'
  | 'usage.list'
  | 'usage.actions'
  | 'reports.assessmentAnswers'
  | 'reports.assessmentAnswersFile'
  | 'reports.feedChanges'
  | 'reports.feedChangesFile'
  | 'reports.feedVehicles'
  | 'reports.feedVehiclesFile'
  | 'reports.clientSalesIncentives'
  | 'reports.clientSalesIncentivesFile'
  | 'reports.seoAchievements'
  | 'reports.seoAchievementsFile'
  | 'reports.yoyPerformance'
  | 'reports.yoyPerformanceFile'
  | 'reports.annualView'
  | 'reports.annualViewFile'
  | 'reports.budgetComparison'
  | 'reports.budgetComparisonFile'
  | 'reports.cancellations'
  | 'reports.cancellationsFile'
  | 'reports.clientView'
  | 'reports.clientViewFile'
  | 'reports.historicalBudgets'
  | 'reports.historicalBudgetsFile'
  | 'reports.quickView'
  | 'reports.quickViewFile'
  | 'reports.tagsWithServices'
  | 'reports.tagsWithServicesFile'
  | 'reports.rollover'
  | 'reports.rolloverFile'
  | 'reports.serviceUtilization'
  | 'reports.serviceUtilizationFile'
  | 'reports.emailAnalytics'
  | 'reports.emailAnalyticsFile'
  | 'reports.coopClaims'
  | 'reports.coopClaimsFile'
  | 'reports.vehicleSpend'
  | 'reports.vehicleSpendFile'
  | 'reports.oemAudit'
  | 'reports.oemAuditFile'
  | 'reports.oemBilling'
  | 'reports.oemBillingFile'
  | 'reports.oemBudgets'
  | 'reports.oemBudgetsFile'
  | 'reports.oemCampaigns'
  | 'reports.oemCampaignsFile'
  | 'reports.oemFundMonths'
  | 'reports.oemFundMonthsFile'
  | 'reports.oemSpend'
  | 'reports.oemSpendFile'
  | 'reports.oemTracker'
  | 'reports.oemTrackerFile'
  | 'reports.amReportCard'
  | 'reports.amReportCardFile'
  | 'reports.bandwidthAccountManagement'
  | 'reports.bandwidthAccountManagementFile'
  | 'reports.bandwidthPremium'
  | 'reports.bandwidthPremiumFile'
  | 'reports.bandwidthSeo'
  | 'reports.bandwidthSeoFile'
  | 'reports.bandwidthSocial'
  | 'reports.bandwidthSocialFile'
  | 'reports.bandwidthSem'
  | 'reports.bandwidthSemFile'
  | 'reports.clientLogin'
  | 'reports.clientLoginFile'
  | 'reports.incidentsByCause'
  | 'reports.incidentsByCauseFile'
  | 'reports.managementReport'
  | 'reports.managementReportFile'
  | 'reports.managementChannels'
  | 'reports.managementChannelsFile'
  | 'reports.managementWatchlist'
  | 'reports.managementWatchlistFile'
  | 'reports.metricAlarmRings'
  | 'reports.metricAlarmRingsFile'
  | 'reports.semBudgetRecommendations'
  | 'reports.semBudgetRecommendationsFile'
  | 'reports.semConfiguration'
  | 'reports.semConfigurationFile'
  | 'reports.seoStrategyDeliverables'
  | 'reports.seoStrategyDeliverablesFile'
  | 'reports.aiUsage'
  | 'reports.aiUsageFile'
  | 'reports.conversioniqInsights'
  | 'reports.conversioniqInsightsFile'
  | 'reports.conversioniqVisitors'
  | 'reports.conversioniqVisitorsFile'
  | 'reports.googleBusinessProfile'
  | 'reports.googleBusinessProfileFile'
  | 'reports.businessReviews'
  | 'reports.businessReviewsFile'
  | 'reports.inventoryAds'
  | 'reports.inventoryAdsFile'
  | 'reports.localServiceAds'
  | 'reports.localServiceAdsFile'
  | 'reports.callsByTracker'
  | 'reports.callsByTrackerFile'
  | 'reports.location'
  | 'reports.locationFile'
  | 'reports.locationCities'
  | 'reports.locationCitiesFile'
  | 'reports.programmaticAudioInsights'
  | 'reports.programmaticAudioInsightsFile'
  | 'reports.audioPublishers'
  | 'reports.audioPublishersFile'
  | 'reports.programmaticInsightsV2'
  | 'reports.programmaticInsightsV2File'
  | 'reports.programmaticAudiences'
  | 'reports.programmaticAudiencesFile'
  | 'reports.programmaticGeography'
  | 'reports.programmaticGeographyFile'
  | 'reports.programmaticHours'
  | 'reports.programmaticHoursFile'
  | 'reports.programmaticInsights'
  | 'reports.programmaticInsightsFile'
  | 'reports.programmaticPlacements'
  | 'reports.programmaticPlacementsFile'
  | 'reports.seoDivision'
  | 'reports.seoDivisionFile'
  | 'reports.seoPages'
  | 'reports.seoPagesFile'
  | 'reports.seoWork'
  | 'reports.seoWorkFile'
  | 'reports.reconciliation'
  | 'reports.reconciliationFile'
  | 'reports.croDashboard'
  | 'reports.croDashboardFile'
  | 'reports.groupReport'
  | 'reports.groupReportFile'
  | 'reports.overviewDashboard'
  | 'reports.overviewDashboardFile'
  | 'reports.paidSearchPerformance'
  | 'reports.paidSearchPerformanceFile'
  | 'reports.seoPerformance'
  | 'reports.seoPerformanceFile'
  | 'reports.socialPerformance'
  | 'reports.socialPerformanceFile'
  | 'reports.websitePerformance'
  | 'reports.websitePerformanceFile'
  | 'reports.clientSales'
  | 'reports.clientSalesFile'
  | 'reports.leadsReport'
  | 'reports.leadsReportFile'
  | 'reports.partnerCommission'
  | 'reports.partnerCommissionFile'
  | 'reports.ga4Events'
  | 'reports.ga4EventsFile'
  | 'reports.seoLandingPages'
  | 'reports.seoLandingPagesFile'
  | 'reports.siteContacts'
  | 'reports.siteContactsFile'
  | 'reports.siteIntelligence'
  | 'reports.siteIntelligenceFile'
  | 'reports.siteSources'
  | 'reports.siteSourcesFile'
  | 'reports.siteHours'
  | 'reports.siteHoursFile'
  | 'reports.siteBeforeLead'
  | 'reports.siteBeforeLeadFile'
  | 'departments.list'
  | 'departments.get'
  | 'departments.create'
  | 'departments.update'
  | 'departments.remove'
  | 'departments.assignUser'
  | 'departments.removeUser'
  | 'departments.byNames'
  | 'tenants.settings'
  | 'tenants.setSetting'
  | 'tenants.carousel'
  | 'tenants.addSlide'
  | 'tenants.updateSlide'
  | 'tenants.removeSlide'
  | 'tenants.googleBegin'
  | 'tenants.googleCallback'
  | 'tenants.googleVerify'
  | 'terms.read'
  | 'terms.versions'
  | 'terms.publish'

/** What a browser knows of each call; the table and the names above are made of the same calls. */
export const facts = readFacts(`tenants
 byHost POST /tenants/{subdomain}
 authentication GET /tenants/auth/{tenantId}
 settings GET /tenants/settings
 setSetting POST /tenants/settings writes
 carousel GET /tenants/carousel
 addSlide POST /tenants/carousel writes multipart
 updateSlide PUT /tenants/carousel/{id} writes
 removeSlide DELETE /tenants/carousel/{id} writes
 googleBegin POST /tenants/auth/{id}/google/begin
 googleCallback GET /tenants/auth/{id}/google/callback
 googleVerify POST /tenants/auth/{id}/google/verify
users
 signIn POST /users/signIn
 refresh POST /users/refresh
 signOut POST /users/signOut
 signInWithUserImpersonation POST /users/signInWithUserImpersonation
 toImpersonate GET /users/to-impersonate
 signInAsClient POST /users/signInAsClient
 stopActing POST /users/stopActing
 current GET /users/me
 active GET /users/active
 clients GET /user/{id}/my-clients/
 requestPasswordReset POST /users/reset-password
 verifyResetToken POST /users/verify-reset-token
 updatePassword POST /users/update-password
 signInWith2FA POST /users/signInWith2FA
 sendRecovery2FACode POST /users/sendRecovery2FACode
 ownTwoFactor GET /users/me/two-factor
 begin2FA POST /users/begin2FA
 set2FA POST /users/set2FA writes
 enable2FA POST /users/{id}/enable2FA writes
 disable2FA POST /users/{id}/disable2FA writes
 add2FAToUsers POST /users/add2FAToUsers writes
 twoFactorStates GET /users/two-factor
 sessions GET /users/{id}/sessions
 endSession DELETE /users/{id}/sessions/{sessionId} writes
 endSessions DELETE /users/{id}/sessions writes
 blockedIps GET /users/blockedIps
 unblockIp DELETE /users/blockedIps/{id} writes
 activities GET /user/{id}/activities
 list GET /users
 get GET /users/{id}
 create POST /users writes
 update PUT /users/{id} writes
 sendPasswordLink POST /users/{id}/send-password-link writes
 setAvatar POST /users/{id}/avatar writes multipart
 removeAvatar DELETE /users/{id}/avatar writes
 avatar GET /uploads/users/avatar/{userId}/{avatar} file
 additionalSupportClients GET /user/{id}/additional-support-clients
 setClients PUT /users/{id}/clients writes
 byEmail GET /users/getUserByEmail
 byIds POST /users/getByIds
 many POST /users/getManyUsers
 manyByEmail POST /users/getUsersByEmail
 nameByEmail POST /users/getUsernameByEmail
 checkPermissions POST /users/checkPermissions
 generateToken POST /users/{id}/generateToken
usage
 track POST /usage-tracking writes
 list GET /usage-tracking
 actions GET /usage-tracking/actions
scheduledUserTerminations
 list GET /scheduled-user-terminations
 get GET /scheduled-user-terminations/{id}
 create POST /scheduled-user-terminations writes
 update PUT /scheduled-user-terminations/{id} writes
 remove DELETE /scheduled-user-terminations/{id} writes
callRail
 account GET /callrail
keywords
 ideas POST /keywords/ideas
redirects
 overview GET /website-migrations/{id}/redirects/overview
 list GET /website-migrations/{id}/redirects
 replace PUT /website-migrations/{id}/redirects writes
 check POST /website-migrations/{id}/redirects/check writes
siteEvents
 receive POST /iq root
siteContacts
 get GET /site-contacts/{id}
geoiq
 area GET /geoiq/area/{clientId}
mail
 list GET /notifications/email
 stats GET /notifications/email/stats
 categoryStats GET /notifications/email/category-stats
 coffeeReport GET /notifications/email/coffee-report
 byCategory GET /notifications/email/get-by-category
 search POST /notifications/email/search
 get GET /notifications/email/{id}
 attachments GET /notifications/email/{id}/attachments
 queue POST /notifications/email/{id}/queue writes
 settings GET /notifications/email-settings
 setSettings PUT /notifications/email-settings writes
 sendInternal POST /notifications/email-internal writes
notifications
 list GET /notifications
 read POST /notifications/read writes
embed
 createSession POST /embed/sessions
 createCode POST /embed/codes
 refreshSession POST /embed/sessions/refresh
 endSession POST /embed/sessions/end
 check POST /embed/check
 origins GET /embed/origins
 addOrigin POST /embed/origins writes
 removeOrigin DELETE /embed/origins/{id} writes
 hostKeys GET /embed/host-keys
 addHostKey POST /embed/host-keys writes
 revokeHostKey POST /embed/host-keys/{id}/revoke writes
adPreviews
 * /ad-previews
 setPicture POST /ad-previews/{id}/picture writes multipart
 shown GET /shared-ad-previews/{shareNumber}
 ofClient GET /clients/{id}/ad-previews
clients
 list GET /clients
 simpleList GET /clients/list/simple
 alike GET /clients/alike
 create POST /clients writes
 get GET /clients/{id}
 update PUT /clients/{id} writes
 profiles GET /clients/{id}/profiles
 team GET /clients/{id}/team
 users GET /clients/{id}/users
 groupStores GET /clients/{id}/group-stores
 managers GET /clients/managers
 many POST /clients/getManyClients
 sectionBudgets POST /clients/section-budgets
 mtdPacingTotals POST /clients/mtd-pacing-totals
 assignTeamMembers POST /clients/assignTeamMembers writes
 removeTeamMembers POST /clients/removeTeamMembers writes
clientData
 ofClient GET /clients/{id}/client-data
 save PUT /clients/{id}/client-data writes
clientTags
 * /client-tags
 assign POST /client-tags/assign writes
 unassign POST /client-tags/unassign writes
 bulk POST /client-tags/bulk writes
credentials
 * /credentials
 reveal POST /credentials/{id}/reveal writes
 code POST /credentials/{id}/code writes
 history GET /credentials/{id}/history
 ofClient GET /clients/{id}/credentials
clientAudits
 run POST /clients/audits/run writes
vehicleFeeds
 * /vehicle-feeds
 read POST /vehicle-feeds/{id}/read writes
 putIn POST /vehicle-feeds/{id}/file writes multipart
 open POST /vehicle-feeds/{id}/addresses writes
 close DELETE /vehicle-feeds/{id}/addresses writes
 fetch GET /inventory/{key}/{platform} root file
 ofClient GET /clients/{id}/vehicle-feeds
overrideFiles
 list POST /override-file/getByAttachableType
 upload POST /override-file/uploadAsset writes multipart
 preview GET /override-file/{id}/preview
 apply POST /override-file/{id}/apply writes
 takeBack POST /override-file/{id}/take-back writes
 remove DELETE /override-file/{id} writes
assessments
 * /assessments
 begin POST /clients/{id}/assessments/begin writes
 sheet GET /assessments/{id}/sheet
 answer PUT /assessments/{id}/sheet writes
 ofClient GET /clients/{id}/assessments
customerLists
 ofClient GET /clients/{id}/customer-lists
 create POST /clients/{id}/customer-lists writes
 file POST /customer-lists/{id}/files/{platform} writes
 remove DELETE /customer-lists/{id} writes
clientIntegrations
 * /client-integrations
 states GET /clients/{id}/integration-states
 ofClient GET /clients/{id}/client-integrations
salesIncentives
 list GET /sales-incentives
 get GET /sales-incentives/{id}
 create POST /sales-incentives writes multipart
 update POST /sales-incentives/{id} writes multipart
 remove DELETE /sales-incentives/{id} writes
 duplicate POST /sales-incentives/{id}/duplicate writes
achievements
 * /achievements
 approve POST /achievements/{id}/approve writes
 reject POST /achievements/{id}/reject writes
 ofClient GET /clients/{id}/achievements
yearOverYear
 leads GET /clients/yoy/leads
 internetLeads GET /clients/yoy/internet-leads
 setAppointments GET /clients/yoy/set-appointments
 shownAppointments GET /clients/yoy/shown-appointments
 soldAppointments GET /clients/yoy/sold-appointments
 sales GET /clients/yoy/sales
teamChanges
 preview POST /clients/team-changes/preview
 make POST /clients/team-changes writes
coopHub
 get GET /co-op-hub
coopClaims
 * /co-op-claims
 proof GET /co-op-claims/{id}/proof
 package GET /co-op-claims/{id}/package file
 ofClient GET /clients/{id}/co-op-claims
coopProof
 ofClient GET /co-op-proof
coopDocuments
 list GET /co-op-documents
 create POST /co-op-documents writes multipart
 update PUT /co-op-documents/{id} writes multipart
 renewAddress POST /co-op-documents/{id}/renew-address writes
 remove DELETE /co-op-documents/{id} writes
 shared GET /shared/coop-files/{publicId}
oemSchemes
 get GET /oem/schemes
oemHub
 get GET /oem/hub
oemFiles
 list GET /oem/files
 make POST /oem/files writes
 content GET /oem/files/{id}/content file
oemSheets
 current GET /oem/sheets/current file
 list GET /oem/sheets
 get GET /oem/sheets/{id}
 check POST /oem/sheets writes multipart
 apply POST /oem/sheets/{id}/apply writes
 undo POST /oem/sheets/{id}/undo writes
audit
 list GET /audit-log
feeServices
 list GET /feeServices
budgetTags
 list GET /budget-tags
budgets
 active GET /reports/activeBudgets
 inactive GET /reports/inactiveBudgets
 downloadActive POST /reports/activeBudgets spreadsheet
 downloadInactive POST /reports/inactiveBudgets spreadsheet
 get GET /budgets/{id}
 create POST /budgets writes
 createWithFees POST /budgets/createBudgetWithFees writes
 updateWithFees PUT /budgets/{id}/updateBudgetWithFees writes
 removeWithFees DELETE /budgets/{id}/deleteBudgetWithFees writes
 ofClient GET /clients/{id}/budgets
 ofClientList GET /clients/{id}/client-budgets
 activeOfClient GET /clients/{id}/budgets/active
budgetChanges
 forUser GET /budget_changes/forUser/{id}
 confirm POST /budget_changes writes
budgetPlans
 ofClient GET /clients/{id}/budget-plan
 save POST /clients/{id}/budget-plan writes
sectionBudgetChanges
 forUser GET /section_budget_changes/forUser/{id}
 confirm POST /section_budget_changes writes
budgetIncreases
 list GET /budget-increases
 ofClient GET /clients/{id}/budget-increases
 request POST /clients/{id}/budget-increases writes
 decide PUT /budget-increases/{id} writes
 withdraw DELETE /budget-increases/{id} writes
allocations
 overview GET /allocations
 list GET /allocations/{kind}
 set PUT /allocations/{kind} writes
sectionSpendNotes
 list GET /section-spend-notes
 ofMonth GET /clients/{id}/section-spend-notes/{sectionId}/{month}
 get GET /section-spend-notes/{id}
 create POST /section-spend-notes writes
 update PUT /section-spend-notes/{id} writes
 remove DELETE /section-spend-notes/{id} writes
adminHelpers
 run POST /admin-helpers/{name} writes
agreements
 list GET /agreements
 ofClient GET /clients/{id}/agreements
 get GET /agreements/{slug}
 create POST /agreements writes
 update PUT /agreements/{id} writes
 send POST /agreements/{id}/send writes
 sign POST /agreements/{id}/sign writes
 decline POST /agreements/{id}/decline writes
 countersign POST /agreements/{id}/countersign writes
 createBudgets POST /agreements/{id}/budgets writes
 pdf GET /agreements/{slug}/pdf file
agreementQuestionnaires
 list GET /agreement-questionnaires
 get GET /agreement-questionnaires/{id}
 create POST /agreement-questionnaires writes
 save PUT /agreement-questionnaires/{id} writes
services
 list GET /services
 get GET /services/{id}
 create POST /services writes
 update PUT /services/{id} writes
 remove DELETE /services/{id} writes
activityTypes
 list GET /activity-types
 create POST /activity-types writes
 update PUT /activity-types/{id} writes
 remove DELETE /activity-types/{id} writes
categories
 list GET /categories
 create POST /categories writes
 update PUT /categories/{id} writes
 remove DELETE /categories/{id} writes
activities
 ofClient GET /clients/{id}/activities
 ofClientPaged GET /clients/{id}/paginated-activities
 ofUser GET /activities/user-activities/{userId}
 get GET /activities/{id}
 create POST /activities writes multipart
 update POST /activities/update writes multipart
 remove DELETE /activities/{id} writes
activityReports
 userPerformance GET /activityReports/userPerformance
 clientReport GET /activityReports/clientReport
 previewMail POST /activityReports/preview-activity-email
 sendMail POST /activityReports/send-activity-email writes multipart
assets
 upload POST /assets/upload writes multipart
 uploadFromEditor POST /assets/upload/editor writes multipart
 remove DELETE /assets/{id} writes
 open GET /assets/{id}
 serve GET /files/{publicId}/{name} file
 facebookAds POST /assets/facebook/ads
drafts
 get GET /drafts
 save POST /drafts writes multipart
 remove DELETE /drafts writes
pacingNotes
 ofClient GET /clients/{id}/pacing-notes
 ofMonth GET /pacing-notes
 create POST /pacing-notes writes
forms
 list GET /forms
 get GET /forms/{id}
 create POST /forms writes
 update PUT /forms/{id} writes
 remove DELETE /forms/{id} writes
 answers GET /forms/{id}/answers
 removeAnswer DELETE /form-answers/{id} writes
 open GET /public-forms/{publicId}
 answer POST /public-forms/{publicId}/answers writes
guestAccesses
 list GET /guest-accesses
 create POST /guest-accesses writes
 renewLink POST /guest-accesses/{id}/link writes
 answer POST /guest-accesses/requests/{id}/link writes
 remove DELETE /guest-accesses/{id} writes
 verify POST /guest-accesses/verify
 request POST /guest-accesses/request
 current GET /guest-accesses/current
integrations
 list GET /integrations
 try POST /integrations/{key}/try
 figures GET /integrations/figures
interactions
 get GET /interactions/{id}
 ofClient GET /interactions/by-client/{id}
 byClients POST /interactions/by-clients
 byIds POST /interactions/by-ids
 byUsers POST /interactions/by-users
 activityReport GET /interactions/activity-report
 userPerformanceReport GET /interactions/user-performance-report
 create POST /interactions writes multipart
 update POST /interactions/{id} writes multipart
 remove DELETE /interactions/{id} writes
interactionTypes
 list GET /interaction-types
 create POST /interaction-types writes
 update PUT /interaction-types/{id} writes
 remove DELETE /interaction-types/{id} writes
interactionCustomFields
 list GET /interaction-custom-fields
 create POST /interaction-custom-fields writes
 update PUT /interaction-custom-fields/{id} writes
 remove DELETE /interaction-custom-fields/{id} writes
interactionReporting
 overwatchDashboard GET /interaction-reporting/overwatch-dashboard
primaryGoals
 create POST /clients/{id}/primary-goals writes
 ofClient GET /clients/{id}/primary-goals
 list GET /primary-goals
imports
 start POST /imports writes multipart
 get GET /imports/{id}
 list GET /imports
 setColumns PUT /imports/{id}/columns writes
 apply POST /imports/{id}/apply writes
 cancel POST /imports/{id}/cancel writes
 operatorSession POST /imports/operator-session writes
clientHealth
 get GET /clients/{id}/health
 compute POST /clients/{id}/health writes
dashboards
 accountManager POST /dashboards/account-manager
 sem POST /dashboards/sem
 social POST /dashboards/social
 socialSegmented POST /dashboards/social-segmented
 programmaticDisplay POST /dashboards/programmatic-display
 programmaticVideo POST /dashboards/programmatic-video
 seo POST /dashboards/seo
 ctv POST /dashboards/ctv
 dv POST /dashboards/dv
 monthly POST /dashboards/monthly-report
metrics
 campaigns GET /metrics/campaigns
performanceNotes
 list GET /performance-notes
 summary GET /webhook/{id} root
errors
 report POST /error-reports
exports
 start POST /exports writes
 list GET /exports
 cancel POST /exports/{id}/cancel writes
 dismiss DELETE /exports/{id} writes
reportSchedules
 list GET /report-schedules
 create POST /report-schedules writes
 setActive PUT /report-schedules/{id} writes
 send POST /report-schedules/{id}/send writes
 remove DELETE /report-schedules/{id} writes
reportPushes
 reports GET /report-pushes/reports
 list GET /report-pushes
 count POST /report-pushes/count
 create POST /report-pushes writes
 cancel POST /report-pushes/{id}/cancel writes
 sendNow POST /report-pushes/{id}/send writes
savedViews
 list GET /saved-views
 create POST /saved-views writes
 update PUT /saved-views/{id} writes
 remove DELETE /saved-views/{id} writes
 setDefault PUT /saved-views/default writes
apps
 links GET /apps/links
invoicing
 list GET /invoicing
 run POST /invoicing writes
 move PUT /invoicing writes
 get GET /invoicing/{id}
 edit PUT /invoicing/{id} writes
 pdf GET /invoicing/{id}/pdf file
 pay POST /invoicing/{id}/payments writes
 unpay DELETE /invoicing/{id}/payments/{paymentId} writes
 close POST /invoicing/close writes
 reopen POST /invoicing/reopen writes
 export POST /invoicing/exports writes
 exports GET /invoicing/exports
 exportFile GET /invoicing/exports/{id}/file file
 settings GET /invoicing/settings
 setSettings PUT /invoicing/settings writes
 ofClient GET /clients/{id}/invoices
 billing GET /clients/{id}/billing
 setBilling PUT /clients/{id}/billing writes
proofs
 list GET /proofs
 get GET /proofs/{id}
 create POST /proofs writes multipart as=file
 update POST /proofs/{id} writes multipart as=file
 remove DELETE /proofs/{id} writes
 pin POST /proofs/{id}/pins writes
 resolve POST /proof-pins/{id}/resolve writes
 decide POST /proofs/{id}/decision writes
 open GET /public-proofs/{publicId}
 guestPin POST /public-proofs/{publicId}/pins writes
 guestDecide POST /public-proofs/{publicId}/decision writes
agreementTemplates
 * /agreement-templates
appointmentTypes
 * /appointment-types
appointments
 * /appointments
 ofClient GET /clients/{id}/appointments
assessmentQuestions
 * /assessment-questions
auditChecks
 * /audit-checks
auditFindings
 * /audit-findings
 ofClient GET /clients/{id}/audit-findings
bandwidthCapacities
 * /bandwidth-capacities
cancellationReasons
 * /cancellation-reasons
clientDataTypes
 * /client-data-types
clientNotes
 * /client-notes
 ofClient GET /clients/{id}/client-notes
clientSites
 * /client-sites
 ofClient GET /clients/{id}/client-sites
clientUserTypes
 * /client-user-types
competitors
 * /competitors
 ofClient GET /clients/{id}/competitors
contacts
 * /contacts
 ofClient GET /clients/{id}/contacts
coreVehicles
 * /core-vehicles
 ofClient GET /clients/{id}/core-vehicles
dashboardLinks
 * /dashboard-links
 ofClient GET /clients/{id}/dashboard-links
deliverableActions
 * /deliverables/actions
deliverableCategories
 * /deliverables/categories
deliverableStatuses
 * /deliverables/statuses
deliverableTasks
 * /account-manager-deliverable-tasks
deliverableTemplates
 * /deliverables/templates
deliverableTypes
 * /deliverables/types
deliverables
 * /deliverables
 ofClient GET /clients/{id}/deliverables
 bulkCreate POST /deliverables/bulk-create writes
 bulkStatus PUT /deliverables/bulk-status writes
departmentUserAbilities
 * /department-user-abilities
departmentUserTypes
 * /department-user-types
feeCaps
 * /fee-caps
groups
 * /groups
healthParts
 * /health-parts
implementationNotes
 * /implementation-notes
 ofClient GET /clients/{id}/implementation-notes
incidentCauses
 * /incident-causes
incidents
 * /incidents
 ofClient GET /clients/{id}/incidents
industries
 * /industries
leadBlacklist
 * /lead-blacklist
leadTypes
 * /lead-types
leads
 * /leads
 ofClient GET /clients/{id}/leads
lostReasons
 * /lost-reasons
managementGroups
 * /management-groups
manufacturers
 * /manufacturers
metricAlarms
 * /metric-alarms
 dryRun GET /metric-alarms/{id}/dry-run
mysteryShopRequests
 * /mystery-shop-requests
 ofClient GET /clients/{id}/mystery-shop-requests
oemBudgets
 * /oem/budgets
 ofClient GET /clients/{id}/oem/budgets
oemFileColumns
 * /oem/file-columns
oemFunds
 * /oem/funds
oemNameParts
 * /oem/name-parts
oemPrograms
 * /oem/programs
oemStores
 * /oem/stores
 ofClient GET /clients/{id}/oem/stores
oemTeamMembers
 * /oem/team-members
oemWaivers
 * /oem/waivers
 ofClient GET /clients/{id}/oem/waivers
onboardingTaskCategories
 * /onboarding-task-categories
onboardingTaskTemplates
 * /onboarding-task-templates
onboardingTasks
 * /onboarding-tasks
 ofClient GET /clients/{id}/onboarding-tasks
opportunities
 * /opportunities
 board GET /opportunities/board
 move PUT /opportunities/{id}/stage writes
 timeline GET /opportunities/{id}/timeline
 addNote POST /opportunities/{id}/notes writes
opportunityStages
 * /opportunity-stages
overwatchAlarms
 * /overwatch-alarms
parentOrganizations
 * /parent-organizations
partnerClients
 * /partner-clients
 ofClient GET /clients/{id}/partner-clients
partners
 * /partners
priorityWatchlist
 * /priority-watchlist
 ofClient GET /clients/{id}/priority-watchlist
profitCenters
 * /profit-centers
regions
 * /regions
resourceCategories
 * /resource-categories
resourceLinks
 * /resource-links
saleTypes
 * /sale-types
sales
 * /sales
 ofClient GET /clients/{id}/sales
scripts
 * /scripts
 ofClient GET /clients/{id}/scripts
searchPlans
 * /search-plans
 ofClient GET /clients/{id}/search-plans
serviceGroups
 * /serviceGroups
spendDataSources
 * /spend-data-sources
strategies
 * /strategies
 ofClient GET /clients/{id}/strategies
tactics
 * /tactics
taskStatuses
 * /task-statuses
taskTeams
 * /task-teams
taskTemplateFields
 * /task-template-fields
taskTemplates
 * /task-templates
taskTypes
 * /task-types
userLevels
 * /user-levels
watchlistMeetings
 * /priority-watchlist/meeting
watchlistProposals
 * /priority-watchlist/proposals
 ofClient GET /clients/{id}/priority-watchlist/proposals
 take POST /priority-watchlist/proposals/{id}/take writes
watchlistScales
 * /priority-watchlist/scales
watchlistServices
 * /priority-watchlist/services
watchlistSteps
 * /priority-watchlist/action-plan
websiteMigrations
 * /website-migrations
 ofClient GET /clients/{id}/website-migrations
websiteProviders
 * /website-providers
resourcePlanning
 read GET /resource-planning
 apply POST /resource-planning writes
onboarding
 board GET /onboarding
 start POST /onboarding/start writes
arrivedLeads
 receive POST /webhook/leads/{key} root writes
 ofClient GET /clients/{id}/arrived-leads
leadKeys
 ofClient GET /clients/{id}/lead-keys
 create POST /clients/{id}/lead-keys writes
 revoke DELETE /lead-keys/{id} writes
support
 list GET /jira/issues
 get GET /jira/issue
 file GET /jira/attachments/{key}/{id}/{name} file
 create POST /jira/issues writes multipart as=files
 comment POST /jira/issue/comments writes
 reopen PUT /jira/issues/{id} writes
chats
 assistant GET /chats/assistant
 list GET /chats
 get GET /chats/{id}
 setTitle PUT /chats/{id}/title writes
 send POST /webhook/chat root writes stream
tasks
 tool GET /tasks/tool
 enter POST /tasks/login
 mine GET /tasks/mine
 statusesOf POST /tasks/task-statuses
 list GET /tasks
 get GET /tasks/{id}
 create POST /tasks writes
 bulkCreate POST /tasks/bulk-create writes
 assign PATCH /tasks/{id}/assignee writes
 update PATCH /tasks/{id} writes
 teams GET /tasks/departments-with-types
 statuses GET /tasks/statuses
 templates GET /tasks/departments-templates
 templateFields GET /tasks/task-templates/{id}/fields
 ownTemplates GET /tasks/users/task-templates
 activities GET /tasks/users/activities
 people GET /tasks/people
team
 members GET /team
 clients GET /team/{id}/clients
calendar
 events GET /calendar/events
 connection GET /calendar/connection
 connect POST /calendar/connect
 connected POST /calendar/connection writes
 disconnect DELETE /calendar/connection writes
roles
 list GET /roles
 get GET /roles/{id}
userTypes
 list GET /user-types
reports
 assessmentAnswers & /clients/{clientId}/reports/assessment-answers
 feedChanges & /clients/{clientId}/reports/feed-changes
 feedVehicles & /clients/{clientId}/reports/feed-vehicles
 clientSalesIncentives & /reports/client-sales-incentives
 seoAchievements & /reports/seo-achievements
 yoyPerformance & /clients/{clientId}/reports/yoy-performance
 annualView & /reports/annualView
 budgetComparison & /reports/comparisonReport
 cancellations & /reports/cancellations
 clientView & /reports/clientView
 historicalBudgets & /reports/historical
 quickView & /reports/quickView
 tagsWithServices & /reports/tags-with-services
 rollover & /reports/rollover
 serviceUtilization & /reports/service-utilization
 emailAnalytics & /reports/email-analytics
 coopClaims & /reports/co-op-claims
 vehicleSpend & /reports/vehicle-spend
 oemAudit & /reports/oem-audit
 oemBilling & /reports/oem-billing
 oemBudgets & /reports/oem-budgets
 oemCampaigns & /reports/oem-campaigns
 oemFundMonths & /reports/oem-fund-months
 oemSpend & /reports/oem-actual-spend
 oemTracker & /reports/oem-tracker
 amReportCard & /reports/am-report-card
 bandwidthAccountManagement & /reports/bandwidth/account-management
 bandwidthPremium & /reports/bandwidth/premium
 bandwidthSeo & /reports/bandwidth/seo
 bandwidthSocial & /reports/bandwidth/social
 bandwidthSem & /reports/bandwidth/sem
 clientLogin & /reports/client-login
 incidentsByCause & /reports/incidents-by-cause
 managementReport & /reports/management-report
 managementChannels & /reports/management-report/channels
 managementWatchlist & /reports/management-report/watchlist
 metricAlarmRings & /reports/metric-alarm-rings
 semBudgetRecommendations & /reports/sem-budget-recommendations
 semConfiguration & /reports/sem-configuration
 seoStrategyDeliverables & /reports/seo-strategy-deliverables
 aiUsage & /ai-usage-logs
 conversioniqInsights & /clients/{clientId}/reports/conversioniq-insights
 conversioniqVisitors & /clients/{clientId}/reports/conversioniq-insights/visitors
 googleBusinessProfile & /clients/{clientId}/reports/google-business-profile
 businessReviews & /clients/{clientId}/reports/google-business-profile/reviews
 inventoryAds & /clients/{clientId}/reports/inventory-ads
 localServiceAds & /clients/{clientId}/reports/local-service-ads
 callsByTracker & /clients/{clientId}/reports/local-service-ads/calls
 location & /clients/{clientId}/reports/location
 locationCities & /clients/{clientId}/reports/location/cities
 programmaticAudioInsights & /clients/{clientId}/reports/programmatic-audio-insights
 audioPublishers & /clients/{clientId}/reports/programmatic-audio-insights/publishers
 programmaticInsightsV2 & /clients/{clientId}/reports/programmatic-insights-v2
 programmaticAudiences & /clients/{clientId}/reports/programmatic-insights-v2/audiences
 programmaticGeography & /clients/{clientId}/reports/programmatic-insights-v2/geography
 programmaticHours & /clients/{clientId}/reports/programmatic-insights-v2/hours
 programmaticInsights & /clients/{clientId}/reports/programmatic-insights
 programmaticPlacements & /clients/{clientId}/reports/programmatic-insights/placements
 seoDivision & /clients/{clientId}/reports/seo-division
 seoPages & /clients/{clientId}/reports/seo-division/pages
 seoWork & /clients/{clientId}/reports/seo-division/work
 reconciliation & /reports/reconciliation
 croDashboard & /reports/cro-dashboard
 groupReport & /reports/group-report
 overviewDashboard & /reports/overview-dashboard
 paidSearchPerformance & /reports/paid-search-performance
 seoPerformance & /reports/seo-performance
 socialPerformance & /reports/social-performance
 websitePerformance & /reports/website-performance
 clientSales & /reports/client-sales
 leadsReport & /reports/leads
 partnerCommission & /reports/partner-commission
 ga4Events & /reports/ga4-events
 seoLandingPages & /reports/seo-landing-pages
 siteContacts & /reports/site-contacts
 siteIntelligence & /reports/site-intelligence
 siteSources & /reports/site-intelligence/sources
 siteHours & /reports/site-intelligence/hours
 siteBeforeLead & /reports/site-intelligence/before-a-lead
departments
 list GET /departments
 get GET /departments/{id}
 create POST /departments writes
 update PUT /departments/{id} writes
 remove DELETE /departments/{id} writes
 assignUser POST /departments/assign-user writes
 removeUser POST /departments/remove-user writes
 byNames POST /departments/get-by-names
terms
 read GET /terms
 versions GET /terms/versions
 publish POST /terms writes`) as Readonly<Record<NamedCall, CallFacts>>
